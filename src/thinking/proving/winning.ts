import type { AnyAnswer } from '../../engine/kernel';
import type { ProvableRun, Proving } from './provable';
import { Proof } from './prove';

/** A win of this turn, whatever the other side does, in one of the games that could be the true one. */
export interface WinSought {
  /** What the seat that is asked answers to win there; undefined where no win was found. */
  readonly answer: AnyAnswer | undefined;
  /** Whether this answer wins there, as far as that is found out within the same number of positions. */
  isWonBy(answer: AnyAnswer): boolean;
}

/** Looks for a win of the seat that is asked, in so many positions at the most. The world stays as it is. */
export function winSought<Run extends ProvableRun>(game: Proving<Run>, world: Run, nodes: number): WinSought {
  const proof = new Proof(game, world, world.decision!.player, { nodes });
  // What comes before the first choice can be answered in one way only.
  const first = proof.isAskedFirst ? proof.line()[0] : undefined;
  return {
    answer: first?.player === proof.solver ? first.answer : undefined,
    isWonBy: (answer) => proof.isAskedFirst && proof.isWonBy(answer, nodes),
  };
}
