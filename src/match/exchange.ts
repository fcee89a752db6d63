import type { MatchDeck } from './match-deck';

/** Into which pile a card of the Side Deck would go. */
export type PileOf = (passcode: number) => 'main' | 'fusion';

/** A card of the Deck or the Fusion Deck, by its place in the list. */
export interface InDeck {
  readonly pile: 'main' | 'fusion';
  readonly at: number;
}

/**
 * One card of the Deck or Fusion Deck against one of the Side Deck (R064): every pile keeps its size. Fusion Monsters change
 * places with Fusion Monsters only. Null when there is no such card, or the one from the Side Deck belongs into the other pile.
 */
export function swapped(deck: MatchDeck, { pile, at }: InDeck, atSide: number, pileOf: PileOf): MatchDeck | null {
  const [out, into] = [deck[pile][at], deck.side[atSide]];
  if (out === undefined || into === undefined || pileOf(into) !== pile) return null;
  return { ...deck, [pile]: deck[pile].with(at, into), side: deck.side.with(atSide, out) };
}

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

/** The places in `after` whose cards are not in `before`, copies counted. */
export function newcomersIn(before: readonly number[], after: readonly number[]): ReadonlySet<number> {
  const left = [...before];
  const places = new Set<number>();
  after.forEach((passcode, place) => {
    const at = left.indexOf(passcode);
    if (at >= 0) left.splice(at, 1);
    else places.add(place);
  });
  return places;
}

/** How many cards have changed places with the Side Deck between `before` and `after`. */
export const countExchanged = (before: MatchDeck, after: MatchDeck): number => newcomersIn(before.side, after.side).size;

/** Whether `after` holds the cards of `before`, every pile as large as it was and every newcomer in a pile where it may lie. */
export function isExchangeOf(before: MatchDeck, after: MatchDeck, pileOf: PileOf): boolean {
  const sizesKept =
    before.main.length === after.main.length &&
    before.side.length === after.side.length &&
    before.fusion.length === after.fusion.length;
  const all = ({ main, side, fusion }: MatchDeck): readonly number[] => sorted([...main, ...side, ...fusion]);
  // Of a deck that breaks the rules already, only what came in is judged.
  const inPlace = (['main', 'fusion'] as const).every((pile) =>
    [...newcomersIn(before[pile], after[pile])].every((at) => pileOf(after[pile][at]!) === pile),
  );
  return sizesKept && inPlace && all(before).join() === all(after).join();
}
