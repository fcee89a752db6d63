import type { Keeping, Seat, Worlds } from '../engine/kernel';
import type { Mind, Searched } from '../thinking';
import type { TriedSetup } from './tried-game';

/** A game under way that somebody thinks about. */
export interface ThoughtRun extends Searched {
  readonly play: Searched['play'] & {
    readonly state: { readonly result: { readonly winner: Seat | 'draw'; readonly reason: string } | null };
  };
  worldsFor(seat: Seat): Worlds | undefined;
}

/** One rule set of a game with what is needed to think about it. */
export interface ThoughtGame<Deck extends { readonly id: string }, Run extends ThoughtRun> {
  readonly decks: readonly Deck[];
  readonly mind: Mind<Run>;
  start(setup: TriedSetup<Deck>, keeping: Keeping): Run;
  dealt(worlds: Worlds, seed: string, like?: Run): Run | undefined;
}

/** Does something with a rule set of the game as thinking needs it. */
export type UseOfThought<Result> = <Deck extends { readonly id: string }, Run extends ThoughtRun>(
  game: ThoughtGame<Deck, Run>,
) => Result;
