import type { Sound } from '../../../games/sound';

/** So many sounds of one step are heard, the last ones: the end of a game is among them. */
const MOST = 4;

interface Line {
  readonly number: number;
  readonly verb: string;
}

/**
 * The sounds of the lines that came after one, in their order, the same one once in a row. Only the log that everybody may read
 * is heard: a sound tells nobody anything.
 */
export function heardSince(
  log: readonly Line[],
  last: number,
  soundsOf: Readonly<Partial<Record<string, Sound>>>,
): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const { number, verb } of log) {
    const sound = number > last ? soundsOf[verb] : undefined;
    if (sound && sounds.at(-1) !== sound) sounds.push(sound);
  }
  return sounds.slice(-MOST);
}
