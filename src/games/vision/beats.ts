import type { EventView, VisionView } from '../../engine/vision';
import type { Course } from '../game';
import { withLife, type Beat, type Doer } from '../beat';

type Pair<T> = readonly [T, T];

const OVER: readonly EventView['verb'][] = [
  'attack',
  'resolve',
  'phase',
  'node',
  'hit',
  'damage',
  'void',
  'attackGone',
  'defenceCancelled',
];

/** What a game of VISION was decided by. */
export function visionBeats({ log }: Pick<VisionView, 'log'>, start: number): readonly Beat[] {
  const beats: Beat[] = [];
  let lives: Pair<number> = [start, start];
  let doing: Doer = { player: 0 };
  let lying = 0;
  for (const { verb, number: line, turn, player, passcode, amount = 0 } of log) {
    // An attack answers nothing, and a combat is the end of what was answered.
    if (OVER.includes(verb)) lying = 0;
    if (verb === 'attack' || verb === 'resolve' || verb === 'trigger') doing = { player, passcode };
    // Damage in combat names who deals it, whatever was resolved before.
    if (verb === 'damage' && passcode !== undefined) doing = { player: player === 0 ? 1 : 0, passcode };
    if (verb === 'play' || verb === 'use' || verb === 'attack' || verb === 'defend') {
      lying += 1;
      beats.push({ kind: 'stack', line, turn, by: { player, passcode }, height: lying });
    }
    if (verb === 'win') beats.push({ kind: 'end', line, turn, by: { player } });
    if (verb !== 'life' || amount === lives[player]) continue;
    const change = amount - lives[player];
    lives = withLife(lives, player, amount);
    beats.push({ kind: 'lives', line, turn, by: doing, player, change, lives });
  }
  return beats;
}

/** How a game of VISION went: what its figures are made of. */
export const visionCourse: Course<VisionView> = {
  beats: visionBeats,
  lives: ({ seats: [a, b] }: VisionView): Pair<number> => [a.counters.life, b.counters.life],
};
