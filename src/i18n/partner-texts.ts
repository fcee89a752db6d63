import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** A seat for which the page plays: what is said while it does, and when it does not answer. */
const en = {
  decides: (name: string) => `${name} decides …`,
  isPartner: 'The page plays this seat. Every answer takes as long, whatever it holds.',
  stuck: (name: string) => `${name} does not answer.`,
  why: {
    unreachable: 'What plays this seat could not be loaded. Nothing is lost: try again, or play the seat yourselves.',
    silent: 'What plays this seat says nothing. Nothing is lost: try again, or play the seat yourselves.',
    failed: 'What plays this seat has failed. Nothing is lost: try again, or play the seat yourselves.',
  },
  again: 'Try again',
  takeSeat: (name: string) => `Play ${name}’s seat`,
  replies: (name: string) => `${name} always agrees.`,
};

export type PartnerTexts = TextShape<typeof en>;

const ja: PartnerTexts = {
  decides: (name) => `${name}が考えています…`,
  isPartner: 'この席はページが打ちます。何を持っていても、返事までの時間は同じです。',
  stuck: (name) => `${name}の返事がありません。`,
  why: {
    unreachable: 'この席を打つ部分を読み込めませんでした。対戦はそのままです。やり直すか、人が代わりに打てます。',
    silent: 'この席を打つ部分が応答しません。対戦はそのままです。やり直すか、人が代わりに打てます。',
    failed: 'この席を打つ部分でエラーが起きました。対戦はそのままです。やり直すか、人が代わりに打てます。',
  },
  again: 'やり直す',
  takeSeat: (name) => `${name}の席を打つ`,
  replies: (name) => `${name}はいつも同意します。`,
};

export const partnerTexts = { en, ja } as const;

export const usePartnerTexts = (): PartnerTexts => partnerTexts[useLanguage()];
