import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What the set-up screen says of a match; the rest of its words comes with its pages. */
const en = {
  label: 'Length',
  kind: { single: 'Single duel', match: 'Match of three' },
  start: 'Start the match',
  sideDecks: 'Side Decks',
  wrongSideDeck: (name: string, got: number, expected: number) =>
    `${name}’s Side Deck has ${got} cards. A match needs exactly ${expected}, or none at all.`,
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  none: 'none',
};

export type LengthTexts = TextShape<typeof en>;

const ja: LengthTexts = {
  label: '長さ',
  kind: { single: 'シングル戦', match: 'マッチ戦（3デュエル）' },
  start: 'マッチ開始',
  sideDecks: 'サイドデッキ',
  wrongSideDeck: (name, got, expected) =>
    `${name}のサイドデッキは${got}枚です。マッチではちょうど${expected}枚か、なしにします。`,
  cards: (n) => `${n}枚`,
  none: 'なし',
};

const texts = { en, ja } as const;

export const useLengthTexts = (): LengthTexts => texts[useLanguage()];
