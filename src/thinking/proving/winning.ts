import type { AnyAnswer, Seat } from '../../engine/kernel';
import type { ProvableRun, Proving } from './provable';
import { Proof } from './prove';

/**
 * What the seat that is asked answers to win in this turn, whatever the other side does, in this one of the games that could be
 * the true one; undefined where no such win is found within so many positions. It is a quick look: what hardly ever wins is
 * left out.
 */
export function winningAnswer<Run extends ProvableRun>(
  game: Proving<Run>,
  world: Run,
  seat: Seat,
  nodes: number,
): AnyAnswer | undefined {
  if (world.decision?.player !== seat) return undefined;
  const proof = new Proof(game, world, seat, { nodes, quick: true });
  const first = proof.line()[0];
  // What comes before the first choice can be answered in one way only.
  return proof.found === 'wins' && first?.player === seat && proof.isAskedFirst ? first.answer : undefined;
}
