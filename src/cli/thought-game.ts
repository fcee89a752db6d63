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

/** The cards of a deck by passcode, part by part. */
export interface DeckCards {
  readonly main: readonly number[];
  readonly [part: string]: readonly number[];
}

/** A deck with its name. */
export interface NamedDeck {
  readonly id: string;
  readonly cards: DeckCards;
}

/** One rule set of a game with what is needed to think about it. */
export interface ThoughtGame<Run extends ThoughtRun> {
  /** The decks that come with it. */
  readonly decks: readonly NamedDeck[];
  readonly mind: Mind<Run>;
  /** What the value of a position is made of, by name, for one seat; absent where no weights are fitted. */
  readonly features?: ((run: Run, seat: Seat) => Readonly<Record<string, number>>) | undefined;
  start(setup: TriedSetup<DeckCards>, keeping: Keeping): Run;
  dealt(worlds: Worlds, seed: string, like?: Run): Run | undefined;
  /** The cards of a deck in any of the forms in which decks come in; where they cannot be played, why. */
  read(text: string): DeckCards | string;
  /** Which cards a player holds in the hand, by passcode. */
  hand(run: Run, seat: Seat): readonly number[];
  /** The position as a scenario that sets it up, all cards open; undefined where a scenario cannot, or nobody begins an act. */
  described?(run: Run, id: string): object | undefined;
}

/** Does something with a rule set of the game as thinking needs it. */
export type UseOfThought<Result> = <Run extends ThoughtRun>(game: ThoughtGame<Run>) => Result;
