import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** Who plays for a seat, as it is chosen before a game begins. */
const en = {
  who: 'Who plays?',
  sitters: { person: 'Person', gentle: 'Partner: gentle', steady: 'Partner: steady', keen: 'Partner: keen' },
  notes: {
    person: 'Somebody at this screen.',
    gentle: 'The page plays, without looking ahead.',
    steady: 'The page plays and thinks a turn ahead.',
    keen: 'The page plays and thinks longest.',
  },
  knows: 'It knows both deck lists and what a player here would see.',
  alone: 'Play alone',
  called: (name: string, level: string) => `${name} · partner, ${level}`,
  levels: { person: '', gentle: 'gentle', steady: 'steady', keen: 'keen' },
};

export type SitterTexts = TextShape<typeof en>;

const ja: SitterTexts = {
  who: 'だれが打つ？',
  sitters: { person: '人', gentle: '相手役（やさしい）', steady: '相手役（手堅い）', keen: '相手役（鋭い）' },
  notes: {
    person: 'この画面の前にいる人。',
    gentle: 'ページが先を読まずに打ちます。',
    steady: 'ページが次のターンまで読んで打ちます。',
    keen: 'ページがいちばん長く考えて打ちます。',
  },
  knows: '知っているのは両者のデッキの中身と、この席から見えるものだけです。',
  alone: '一人で遊ぶ',
  called: (name, level) => `${name}・相手役（${level}）`,
  levels: { person: '', gentle: 'やさしい', steady: '手堅い', keen: '鋭い' },
};

export const sitterTexts = { en, ja } as const;

export const useSitterTexts = (): SitterTexts => sitterTexts[useLanguage()];
