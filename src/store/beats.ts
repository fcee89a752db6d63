import type { DuelView } from '../engine/duel';
import type { Seat } from '../engine/table';
import type { EventView, VisionView } from '../engine/vision';
import type { Pair } from './seats';

/** Who did something, and with which card as far as it is known. */
interface Doing {
  readonly player: Seat;
  readonly passcode?: number | undefined;
}

interface AtLine {
  /** The line of the log. */
  readonly line: number;
  readonly turn: number;
  readonly by: Doing;
}

/** What a game of either kind was decided by: lives that changed, stacks that grew, fields that were swept. */
export type Beat = AtLine &
  (
    | {
        readonly kind: 'lives';
        readonly player: Seat;
        /** Less than 0: a loss. */
        readonly change: number;
        /** Of both, after it. */
        readonly lives: Pair<number>;
      }
    | { readonly kind: 'stack'; readonly height: number }
    | { readonly kind: 'fall'; readonly count: number }
    | { readonly kind: 'end' }
  );

const withLife = (lives: Pair<number>, player: Seat, life: number): Pair<number> =>
  player === 0 ? [life, lives[1]] : [lives[0], life];

/** What a duel was decided by. What is paid is a loss as well, and its own player's doing. */
export function duelBeats({ log }: Pick<DuelView, 'log'>, start: number): readonly Beat[] {
  const beats: Beat[] = [];
  let lives: Pair<number> = [start, start];
  let doing: Doing = { player: 0 };
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
  let doing: Doing = { player: 0 };
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
