import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** A seat at which nobody sits: who plays for it, and what is said when it does not answer. */
const en = {
  who: 'Who plays?',
  sitters: { person: 'Person', gentle: 'Partner: gentle', steady: 'Partner: steady', keen: 'Partner: keen' },
  notes: {
    person: 'Somebody at this screen.',
    gentle: 'The page plays this seat, simply and not always well.',
    steady: 'The page plays this seat and thinks a turn ahead.',
    keen: 'The page plays this seat and thinks longest.',
  },
  /** What a partner knows, and how long it takes. */
  knows: 'It knows what a player at this seat would know, and both deck lists.',
  single: 'A match is for two people: with a partner one duel is played.',
  called: (level: string) => `partner, ${level}`,
  levels: { gentle: 'gentle', steady: 'steady', keen: 'keen' },
  decides: (name: string) => `${name} decides …`,
  isPartner: 'The page plays this seat. It takes as long for every answer, whatever it holds.',
  stuck: (name: string) => `${name} does not answer.`,
  why: {
    unreachable: 'What plays for this seat could not be loaded. Nothing is lost: try again, or play the seat yourselves.',
    silent: 'What plays for this seat says nothing. Nothing is lost: try again, or play the seat yourselves.',
    failed: 'What plays for this seat has failed. Nothing is lost: try again, or play the seat yourselves.',
  },
  again: 'Try again',
  takeSeat: (name: string) => `Play ${name}’s seat yourselves`,
  replies: (name: string) => `${name} always agrees.`,
};

export type PartnerTexts = TextShape<typeof en>;

const ja: PartnerTexts = {
  who: 'だれが遊ぶ？',
  sitters: { person: '人', gentle: '相手役（やさしい）', steady: '相手役（手堅い）', keen: '相手役（鋭い）' },
  notes: {
    person: 'この画面の前にいる人。',
    gentle: 'この席はページが打ちます。素直で、間違えることもあります。',
    steady: 'この席はページが打ちます。次のターンまで読みます。',
    keen: 'この席はページが打ちます。いちばん長く考えます。',
  },
  knows: '知っているのは、この席の人に見えるものと、両者のデッキの中身だけです。',
  single: '3本勝負は二人用です。相手役とは1本勝負になります。',
  called: (level) => `相手役・${level}`,
  levels: { gentle: 'やさしい', steady: '手堅い', keen: '鋭い' },
  decides: (name) => `${name}が考えています…`,
  isPartner: 'この席はページが打ちます。何を持っていても、返事までの時間は同じです。',
  stuck: (name) => `${name}の返事がありません。`,
  why: {
    unreachable: 'この席を打つ部分を読み込めませんでした。対戦はそのまま残っています。やり直すか、代わりに人が打てます。',
    silent: 'この席を打つ部分が応答しません。対戦はそのまま残っています。やり直すか、代わりに人が打てます。',
    failed: 'この席を打つ部分でエラーが起きました。対戦はそのまま残っています。やり直すか、代わりに人が打てます。',
  },
  again: 'やり直す',
  takeSeat: (name) => `${name}の席を人が打つ`,
  replies: (name) => `${name}はいつも同意します。`,
};

export const partnerTexts = { en, ja } as const;

export const usePartnerTexts = (): PartnerTexts => partnerTexts[useLanguage()];
