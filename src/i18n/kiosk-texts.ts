import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'For whoever looks after this table',
  code: 'Number',
  typed: (n: number) => (n === 0 ? 'Nothing typed yet' : `${n} typed`),
  erase: 'Erase',
  enter: 'Enter',
  wrong: 'That is not the number.',
  close: 'Close',
  language: 'Language of each visit',
  sharing: 'Sharing the screen, from the next duel on',
  decks: 'Decks that can be chosen',
  allDecks: 'All of them',
  reset: 'To the start',
  resetNote: 'The duel is filed with the past duels. Names and choices are forgotten.',
  export: 'Today’s recordings',
  exportNote: 'A file with every duel of today. Past duels on any other page opens it.',
  failed: 'The recordings cannot be read now. Try again.',
};

export type KioskTexts = TextShape<typeof en>;

const ja: KioskTexts = {
  title: 'スタッフ用',
  code: '番号',
  typed: (n) => (n === 0 ? 'まだ入力されていません' : `${n}桁入力`),
  erase: '消す',
  enter: '決定',
  wrong: '番号が違います。',
  close: '閉じる',
  language: '来場者に最初に見せる言語',
  sharing: '画面の見せ方（次のデュエルから）',
  decks: '選べるデッキ',
  allDecks: 'すべて',
  reset: '開始画面に戻す',
  resetNote: 'デュエルは「これまでのデュエル」に保存され、名前や選択は消えます。',
  export: '本日の記録',
  exportNote: '今日のデュエルをすべて一つのファイルに書き出します。別のページの「これまでのデュエル」で開けます。',
  failed: '記録を読み出せません。もう一度お試しください。',
};

export const kioskTexts = { en, ja } as const;

export const useKioskTexts = (): KioskTexts => kioskTexts[useLanguage()];
