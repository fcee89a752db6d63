import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Staff settings',
  code: 'PIN',
  typed: (n: number) => (n === 0 ? 'Nothing typed yet' : `${n} typed`),
  erase: 'Erase',
  enter: 'Enter',
  wrong: 'Wrong PIN.',
  close: 'Close',
  language: 'Starting language',
  sharing: 'Who sees what, from the next duel on',
  decks: 'Decks that can be chosen',
  allDecks: 'All of them',
  reset: 'Reset',
  resetNote: 'Saves the duel, then clears names and settings.',
  export: 'Today’s recordings',
  exportNote: 'One file with all of today’s duels. Open it under Past duels.',
  failed: 'The recordings cannot be read now. Try again.',
};

export type KioskTexts = TextShape<typeof en>;

const ja: KioskTexts = {
  title: 'スタッフ用設定',
  code: '暗証番号',
  typed: (n) => (n === 0 ? 'まだ入力されていません' : `${n}桁入力`),
  erase: '消す',
  enter: '決定',
  wrong: '暗証番号が違います。',
  close: '閉じる',
  language: '来場者に最初に見せる言語',
  sharing: '手札の見せ方（次のデュエルから）',
  decks: '選べるデッキ',
  allDecks: 'すべて',
  reset: '開始画面に戻す',
  resetNote: 'デュエルを保存し、名前と設定を消します。',
  export: '本日の記録',
  exportNote: '今日のデュエルを一つのファイルに書き出します。「過去のデュエル」で開けます。',
  failed: '記録を読み出せません。もう一度お試しください。',
};

export const kioskTexts = { en, ja } as const;

export const useKioskTexts = (): KioskTexts => kioskTexts[useLanguage()];
