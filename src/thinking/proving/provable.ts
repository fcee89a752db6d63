import type { AnyAct, AnyAnswer, AnyDecision, Identity, Luck, Mark, Seat, Value } from '../../engine/kernel';

/** A game under way as a proof goes through it: to any of its decisions and back again. */
export interface ProvableRun {
  readonly decision: (AnyDecision & { readonly player: Seat }) | undefined;
  readonly play: {
    readonly luck: Luck | null;
    /** Set by a proof: nothing happens any more once this turn is over. */
    lastTurn: number;
    readonly state: { readonly turn: number; readonly result: { readonly winner: Seat | 'draw' } | null };
  };
  searching(): this;
  retelling(): this;
  readonly mark: Mark;
  returnTo(mark: Mark): void;
  giveListed(answer: AnyAnswer): void;
  identity(): Identity | undefined;
}

/** What a game is to a proof. Nothing of it changes a verdict but `prunes`, and that one is said. */
export interface Proving<Run extends ProvableRun> {
  /** The acts that are not as good as each other. */
  distinct(run: Run, acts: readonly AnyAct[]): readonly AnyAct[];
  /** For each card a number that it shares with those that are as good. */
  classes(run: Run, cards: readonly number[]): readonly number[];
  /** How readily the player who is asked does it: what weighs most is looked at first. */
  likelihood(run: Run, act: AnyAct): number;
  wish(run: Run, card: number): number;
  saying(run: Run, value: Value): number;
  /** An act that hardly ever wins: the quick look leaves it out. */
  prunes(run: Run, act: AnyAct): boolean;
}
