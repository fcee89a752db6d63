import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What the set-up screen says of a match; the rest of its words comes with its pages. */
const en = {
  label: 'Length',
  kind: { single: 'Single duel', match: 'Best of three' },
  start: 'Start match',
  sideDecks: 'Side Decks',
  wrongSideDeck: (name: string, got: number, expected: number) =>
    `${name}’s Side Deck has ${got} cards. A match needs exactly ${expected}, or none at all.`,
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  none: 'none',
};

export type LengthTexts = TextShape<typeof en>;

const ja: LengthTexts = {
  label: '対戦形式',
  kind: { single: 'シングル戦', match: 'マッチ戦（2本先取）' },
  start: 'マッチ開始',
  sideDecks: 'サイドデッキ',
  wrongSideDeck: (name, got, expected) => `${name}のサイドデッキは${got}枚です。マッチ戦では${expected}枚または0枚です。`,
  cards: (n) => `${n}枚`,
  none: 'なし',
};

const texts = { en, ja } as const;

export const useLengthTexts = (): LengthTexts => texts[useLanguage()];
