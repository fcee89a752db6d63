import type { MatchDeck } from './match-deck';

/** Into which pile a card of the Side Deck would go. */
export type PileOf = (passcode: number) => 'main' | 'fusion';

/** The list with the first `out` replaced by `into`; null when it is not in it. */
function replaced(list: readonly number[], out: number, into: number): readonly number[] | null {
  const at = list.indexOf(out);
  return at < 0 ? null : list.with(at, into);
}

/**
 * One card of the Deck or Fusion Deck against one of the Side Deck (R064): every pile keeps its size. Fusion Monsters change
 * places with Fusion Monsters only. Null when the cards do not lie where they are said to lie or belong to different piles.
 */
export function swapped(deck: MatchDeck, fromDeck: number, fromSide: number, pileOf: PileOf): MatchDeck | null {
  const pile = pileOf(fromDeck);
  if (pileOf(fromSide) !== pile) return null;
  const [left, side] = [replaced(deck[pile], fromDeck, fromSide), replaced(deck.side, fromSide, fromDeck)];
  return left && side && { ...deck, [pile]: left, side };
}

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

/** How many cards of `after` were not in `before`. */
function newcomers(before: readonly number[], after: readonly number[]): number {
  const left = [...before];
  return after.filter((passcode) => {
    const at = left.indexOf(passcode);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** How many cards have changed places with the Side Deck between `before` and `after`. */
export const countExchanged = (before: MatchDeck, after: MatchDeck): number => newcomers(before.side, after.side);

/** Whether `after` holds the cards of `before`, every pile as large as it was and every card in a pile where it may lie. */
export function isExchangeOf(before: MatchDeck, after: MatchDeck, pileOf: PileOf): boolean {
  const sizesKept = before.main.length === after.main.length && before.side.length === after.side.length && before.fusion.length === after.fusion.length;
  const all = ({ main, side, fusion }: MatchDeck): readonly number[] => sorted([...main, ...side, ...fusion]);
  const inPlace = after.main.every((card) => pileOf(card) === 'main') && after.fusion.every((card) => pileOf(card) === 'fusion');
  return sizesKept && inPlace && all(before).join() === all(after).join();
}
