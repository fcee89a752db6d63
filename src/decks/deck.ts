/** The three piles of a deck, in the order in which they are shown and counted. */
export const PARTS = ['main', 'side', 'fusion'] as const;
export type Part = (typeof PARTS)[number];

/** The cards of a deck by passcode. A passcode that nobody knows stays in its place: it is said, never dropped. */
export type DeckCards = Readonly<Record<Part, readonly number[]>>;

/** A deck with its name: in both languages, or as its player wrote it. */
export interface Deck extends DeckCards {
  readonly id: string;
  /** The game that it is made for; left out: the usual one. */
  readonly game?: string;
  readonly name: string | { readonly en: string; readonly ja: string };
}

export const NO_CARDS: DeckCards = { main: [], side: [], fusion: [] };

/** Only the cards of a deck, as lists of their own. */
export const cardsOf = ({ main, side, fusion }: DeckCards): DeckCards => ({
  main: [...main],
  side: [...side],
  fusion: [...fusion],
});

export const copiesIn = (cards: DeckCards, part: Part, passcode: number): number =>
  cards[part].filter((one) => one === passcode).length;

/** The deck with one more copy, beside the copies that are there already. */
export function withCard(cards: DeckCards, part: Part, passcode: number): DeckCards {
  const list = cards[part];
  const last = list.lastIndexOf(passcode);
  return { ...cards, [part]: last < 0 ? [...list, passcode] : list.toSpliced(last + 1, 0, passcode) };
}

/** The deck with one copy less; as it was when there is none. */
export function withoutCard(cards: DeckCards, part: Part, passcode: number): DeckCards {
  const last = cards[part].lastIndexOf(passcode);
  return last < 0 ? cards : { ...cards, [part]: cards[part].toSpliced(last, 1) };
}

/** The deck without every card that a test picks out. */
export const withoutAll = (cards: DeckCards, goes: (passcode: number) => boolean): DeckCards => ({
  main: cards.main.filter((one) => !goes(one)),
  side: cards.side.filter((one) => !goes(one)),
  fusion: cards.fusion.filter((one) => !goes(one)),
});

/** Each passcode of a part once, in the order of the list, with its copies. */
export function stacksOf(list: readonly number[]): readonly { readonly passcode: number; readonly copies: number }[] {
  const copies = new Map<number, number>();
  for (const passcode of list) copies.set(passcode, (copies.get(passcode) ?? 0) + 1);
  return [...copies].map(([passcode, count]) => ({ passcode, copies: count }));
}
