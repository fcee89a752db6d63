import type { EventVerb } from '../../engine/vision';
import type { Sound } from '../sound';

/** What is heard of the log. An attack lays a stone. */
export const visionSounds: Partial<Readonly<Record<EventVerb, Sound>>> = {
  draw: 'draw',
  enter: 'summon',
  play: 'link',
  use: 'link',
  attack: 'link',
  defend: 'link',
  resolve: 'resolve',
  cancel: 'negate',
  damage: 'damage',
  life: 'damage',
  turn: 'turn',
  win: 'result',
};
