import type { DuelView } from '../../engine/duel';
import type { Course } from '../game';
import { withLife, type Beat, type Doer } from '../beat';

type Pair<T> = readonly [T, T];

/** What a duel was decided by. What is paid is a loss as well, and its own player's doing. */
export function duelBeats({ log }: Pick<DuelView, 'log'>, start: number): readonly Beat[] {
  const beats: Beat[] = [];
  let lives: Pair<number> = [start, start];
  let doing: Doer = { player: 0 };
  let fallen = 0;
  for (const { verb, number: line, turn, player, passcode, link, lifePoints, cause, amount, text } of log) {
    if (verb === 'attack' || verb === 'resolve' || verb === 'activate') [doing, fallen] = [{ player, passcode }, 0];
    if (link !== undefined && (verb === 'activate' || verb === 'chainLink'))
      beats.push({ kind: 'stack', line, turn, by: { player, passcode }, height: link });
    if (verb === 'destroy') {
      fallen += 1;
      beats.push({ kind: 'fall', line, turn, by: doing, count: fallen });
    }
    if (verb === 'win') beats.push({ kind: 'end', line, turn, by: { player, passcode } });
    if (lifePoints === undefined || lifePoints === lives[player]) continue;
    // What was dealt, even where fewer Life Points were left.
    const change = amount === undefined ? lifePoints - lives[player] : text === '-' ? -amount : amount;
    lives = withLife(lives, player, lifePoints);
    beats.push({
      kind: 'lives',
      line,
      turn,
      by: cause === 'cost' || cause === 'upkeep' ? { player } : doing,
      player,
      change,
      lives,
    });
  }
  return beats;
}

/** How a duel went: what its figures are made of. */
export const duelCourse: Course<DuelView> = {
  beats: duelBeats,
  lives: ({ seats: [a, b] }: DuelView): Pair<number> => [a.counters.lifePoints, b.counters.lifePoints],
};
