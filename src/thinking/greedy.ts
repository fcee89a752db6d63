import { answerNamed, candidates } from './candidates';
import type { Mind, Searched } from './mind';
import { chanceOf } from './think';

/**
 * The yardstick: looks one answer ahead in each of a few games that could be this one and takes what is worth most there.
 * @returns the name of the answer; undefined where no game can be dealt
 */
export function greedy<Run extends Searched>(mind: Mind<Run>, worlds: readonly Run[], seed: string): string | undefined {
  const first = worlds[0];
  const seat = first?.decision?.player;
  if (first === undefined || seat === undefined) return undefined;
  let best: { readonly name: string; readonly worth: number } | undefined;
  for (const { name } of candidates(mind, first)) {
    let worth = 0;
    for (const [i, world] of worlds.entries()) {
      const run = world.rollout(`${seed} ${i}`);
      const answer = answerNamed(mind, run, name);
      worth += answer !== undefined && run.give(answer) ? chanceOf(mind, run, seat, 'standing') : 0;
    }
    if (best === undefined || worth > best.worth) best = { name, worth };
  }
  return best?.name;
}
