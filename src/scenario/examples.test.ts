import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { visionGame } from '../vision';
import { playText, type Games } from './play';

const folder = new URL('examples/', import.meta.url);
const files = readdirSync(folder).sort();
const GAMES: Games = { duel: duelGame, vision: visionGame };
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Examples that wait for cards without code. A card that arrives moves its example out of this list. */
const WAITING: readonly string[] = [];

describe('the examples of the format', () => {
  test.each(files.filter((file) => !WAITING.includes(file)))('%s', (file) => {
    const straight = playText(GAMES, textOf(file));
    expect(straight.failures).toEqual([]);
    const reloaded = playText(GAMES, textOf(file), { reload: true });
    expect(reloaded.failures).toEqual([]);
    expect(reloaded.final).toEqual(straight.final);
  });

  test.each(WAITING)('%s waits for cards', (file) => {
    const { bad, failures } = playText(GAMES, textOf(file));
    expect(bad).toBe(false);
    expect(failures.filter((failure) => !failure.startsWith('not implemented: '))).toEqual([]);
    expect(failures).not.toEqual([]);
  });
});
