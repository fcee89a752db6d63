import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Past duels',
  versus: (first: string, second: string) => `${first} – ${second}`,
  wins: (name: string) => `${name} wins`,
  draw: 'A draw',
  left: 'Not finished',
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  lifePoints: (n: number) => `${n} LP`,
  life: (n: number) => `${n} life`,
  decks: (first: string, second: string) => `${first} – ${second}`,
  publicOnly: 'public view only',
  unknownDeck: 'own deck',
  empty: 'No finished duels yet. Every duel you finish is kept here.',
  loading: 'Loading …',
  stays: 'Every duel stays in this browser until you delete it.',
  hasFailed: 'This browser’s storage fails or does not answer: the list may be incomplete, and your last change may not be kept.',
  aside: 'Set aside: could not be opened',
  asideUnfiled: 'Set aside until this browser’s storage answers again',
  download: 'Download it',
  tidy: 'Delete all unpinned …',
  tidySure: (n: number) =>
    n === 1
      ? 'One duel will be deleted. You can bring it back until you delete another or leave the page.'
      : `${n} duels will be deleted. You can bring them back until you delete another or leave the page.`,
  tidyYes: 'Delete them',
  removedMany: (n: number) => `${n} duels deleted.`,
  doesNotLast: 'This browser keeps no past duels: they are lost when the page is closed. Save them as a file.',
  play: 'Play back',
  save: 'Save …',
  pin: 'Pin',
  pinned: 'Pinned',
  remove: 'Delete',
  removed: (names: string) => `${names}: deleted.`,
  undo: 'Bring it back',
  take: 'Import …',
  saveAll: 'Save all as a file',
  list: 'Past duels, newest first',
};

export type LibraryTexts = TextShape<typeof en>;

const ja: LibraryTexts = {
  title: 'これまでのデュエル',
  versus: (first, second) => `${first} 対 ${second}`,
  wins: (name) => `${name}の勝ち`,
  draw: '引き分け',
  left: '途中まで',
  turns: (n) => `${n}ターン`,
  lifePoints: (n) => `${n} LP`,
  life: (n) => `ライフ${n}`,
  decks: (first, second) => `${first} 対 ${second}`,
  publicOnly: '全員が見たもの',
  unknownDeck: '自作デッキ',
  empty: 'まだ終わったデュエルはありません。終わったデュエルは自動でここに並びます。',
  loading: '探しています…',
  stays: 'どのデュエルも、削除するまでこのブラウザーに残ります。',
  hasFailed:
    'ブラウザーの保存領域が使えないか、応答しません。ここにすべては並んでおらず、今の操作も保存されていないかもしれません。',
  aside: '開けなかったため、取り分けてあるもの',
  asideUnfiled: '保存領域が応答するまで、取り分けてあるもの',
  download: 'ダウンロード',
  tidy: '留めていないものをすべて削除…',
  tidySure: (n) => `${n}件のデュエルを削除します。次に何かを削除するか、ページを離れるまでは元に戻せます。`,
  tidyYes: '削除する',
  removedMany: (n) => `${n}件を削除しました。`,
  doesNotLast: 'このブラウザーはデュエルを残せません。ページを閉じると消えます。ファイルに保存してください。',
  play: '再生',
  save: '保存…',
  pin: '留める',
  pinned: '留めた',
  remove: '削除',
  removed: (names) => `${names}：削除しました。`,
  undo: '元に戻す',
  take: '取り込む…',
  saveAll: 'すべてをファイルに保存',
  list: 'これまでのデュエル、新しい順',
};

export const libraryTexts = { en, ja } as const;

export const useLibraryTexts = (): LibraryTexts => libraryTexts[useLanguage()];
