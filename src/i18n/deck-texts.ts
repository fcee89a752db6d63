import type { Format } from '../decks';
import { useWorded, worded } from './extra-deck';

interface DeckTexts {
  readonly format: string;
  readonly formats: Readonly<Record<Format, string>>;
  readonly setup: {
    readonly builtIn: string;
    readonly own: string;
    /** A deck that comes with the table for another rule set. */
    readonly otherRules: string;
    readonly view: (deck: string) => string;
    readonly viewShort: string;
    readonly unnamed: string;
    readonly notLegal: string;
    readonly stillPlays: string;
    readonly cannotStart: (deck: string) => string;
  };
}

const en: DeckTexts = {
  format: 'Deck rules',
  formats: {
    'april-2005': 'April 2005 list',
    'ocg-2005-03': 'Japan, March 2005',
    'ocg-2004-09': 'Japan, September 2004',
    'ocg-2004-03': 'Japan, March 2004',
    'no-list': 'No list',
  },
  setup: {
    builtIn: 'Built in',
    own: 'Your decks',
    otherRules: 'Other rules',
    view: (deck) => `View ${deck}`,
    viewShort: 'View',
    unnamed: 'Unnamed deck',
    notLegal: 'Not legal under these deck rules:',
    stillPlays: 'You can still play with it.',
    cannotStart: (deck) => `${deck} has cards that these rules do not allow. Remove them or choose another deck.`,
  },
};

const ja: DeckTexts = {
  format: '禁止・制限リスト',
  formats: {
    'april-2005': '2005年4月',
    'ocg-2005-03': 'OCG 2005年3月',
    'ocg-2004-09': 'OCG 2004年9月',
    'ocg-2004-03': 'OCG 2004年3月',
    'no-list': 'リストなし',
  },
  setup: {
    builtIn: '構築済み',
    own: '自作デッキ',
    otherRules: '別のルール用',
    view: (deck) => `${deck}を見る`,
    viewShort: '見る',
    unnamed: '名前のないデッキ',
    notLegal: 'このデッキは次の理由で使用できません。',
    stillPlays: 'このままでもデュエルできます。',
    cannotStart: (deck) => `「${deck}」に、このルールで使えないカードがあります。抜くか、別のデッキを選んでください。`,
  },
};

export const deckTexts = { en, ja } as const;

const texts = worded(deckTexts);

export const useDeckTexts = (): DeckTexts => useWorded(texts);
