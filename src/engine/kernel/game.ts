import type { Keeping } from './machine';
import type { Misfit } from './shape';
import type { Worlds } from './worlds';

/** What became of a file. `lost`: only the last position could be taken up, not the way there. */
export type Loaded<Run, Problem extends Misfit> =
  { readonly ok: true; readonly run: Run; readonly lost?: Problem | undefined } | { readonly ok: false; readonly error: Problem };

/** How a file is taken up: played from its beginning, or gone to where its last rest point stands. */
export type Replay = 'all' | 'lastRestPoint';

/**
 * A game as whoever plays it holds it in the hand: a table, a script, a fuzzer begin one with it and take up what was begun. What
 * is looked up rather than kept (rules, cards) lies behind it.
 */
export interface Game<Profile extends string, Setup, State, Run, Deck, Problem extends Misfit> {
  readonly id: string;
  /** The rule sets that it can be played by, the usual one first. */
  readonly profiles: readonly [Profile, ...Profile[]];
  /** The decks that come with it. */
  decks(profile: Profile): readonly Deck[];
  /** Begins and runs to the first decision. */
  start(setup: Setup, keeping?: Keeping): Run;
  /** Begins in a position, which is the run's from then on, and runs to the first decision. */
  fromState(state: State, keeping?: Keeping): Run;
  /**
   * A game that could be the one which a seat knows, at the same question, for a search: the seed says how the hidden cards lie.
   * `like`: one dealt from the same before, with which it shares what is known of the cards. @returns undefined where cards that
   * lie so do not fit what has been answered. Absent where nobody thinks about the game
   */
  dealt?(worlds: Worlds<State>, seed: string, like?: Run): Run | undefined;
  /** Takes up what was saved, looked through like any file from outside. Never throws. */
  load(file: unknown, replay?: Replay): Loaded<Run, Problem>;
}
