import type { Verb } from '../../../engine/duel';
import type { EventVerb } from '../../../engine/vision';
import type { Sound } from './voices';

/** What is heard of the log that everybody may read: a sound tells nobody anything. */
const HEARD: Partial<Readonly<Record<Verb | EventVerb, Sound>>> = {
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
  // VISION
  enter: 'summon',
  play: 'link',
  use: 'link',
  attack: 'link',
  defend: 'link',
  cancel: 'negate',
  life: 'damage',
};

/** An attack of the duel is told as well, but lays no link. */
const SILENT_IN_DUEL: readonly string[] = ['attack'];

/** So many sounds of one step are heard, the last ones: the end of a game is among them. */
const MOST = 4;

interface Line {
  readonly number: number;
  readonly verb: string;
}

/** The sounds of the lines that came after one, in their order, the same one once in a row. */
export function heardSince(log: readonly Line[], last: number, game: 'duel' | 'vision'): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const { number, verb } of log) {
    if (number <= last || (game === 'duel' && SILENT_IN_DUEL.includes(verb))) continue;
    const sound = HEARD[verb as Verb | EventVerb];
    if (sound && sounds.at(-1) !== sound) sounds.push(sound);
  }
  return sounds.slice(-MOST);
}
