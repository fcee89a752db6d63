import type { Verb } from '../../engine/duel';
import type { Sound } from '../sound';

/** What is heard of the log. An attack is told as well, but lays no link. */
export const duelSounds: Partial<Readonly<Record<Verb, Sound>>> = {
  draw: 'draw',
  summon: 'summon',
  specialSummon: 'summon',
  flipSummon: 'summon',
  chainLink: 'link',
  resolve: 'resolve',
  negate: 'negate',
  damage: 'damage',
  turn: 'turn',
  win: 'result',
};
