import type { AnyAnswer, Seat } from '../engine/kernel';
import type { PositionOf } from '../scenario';
import type { Line, ProvableRun, Proving } from '../thinking';

/** A game under way in which a win is looked for. */
export interface ProvedRun extends ProvableRun {
  readonly play: ProvableRun['play'] & { readonly state: { readonly turnPlayer: Seat } };
}

/** A game with what is needed to prove a win, and to tell it. */
export interface ProvedGame<Run extends ProvedRun> {
  readonly proving: Proving<Run>;
  /** The position to which a parsed scenario leads. */
  position(json: unknown): PositionOf<Run>;
  /** The lists of a player in a scenario of which a card may be taken away and a position is left. */
  readonly removable: readonly string[];
  /** A line from this position on, as steps of a scenario. */
  inSteps(run: Run, line: Line): readonly object[];
  /** An answer to what is asked in this position, as a step. */
  step(run: Run, answer: AnyAnswer): object;
}

/** Does something with a game in which wins can be proved. */
export type UseOfProofs<Result> = <Run extends ProvedRun>(game: ProvedGame<Run>) => Result;
