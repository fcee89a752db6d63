import type { Pair } from './pair';

/** The three piles that a player brings to a match, as passcodes. */
export interface MatchDeck {
  readonly main: readonly number[];
  readonly side: readonly number[];
  readonly fusion: readonly number[];
}

/** A Side Deck has exactly so many cards, or there is none (R063); where it need not be whole, so many at most. */
export const SIDE_DECK = 15;

/** A Side Deck of the wrong size. */
export interface SideDeckProblem {
  readonly player: 0 | 1;
  readonly got: number;
}

/** The check of the Side Decks before a match (R063): their cards stay face-down, only the number is looked at. */
export function sideDeckProblems(decks: Pair<MatchDeck>, isWhole: boolean): readonly SideDeckProblem[] {
  return ([0, 1] as const).flatMap((player) => {
    const got = decks[player].side.length;
    return got === 0 || got === SIDE_DECK || (!isWhole && got < SIDE_DECK) ? [] : [{ player, got }];
  });
}
