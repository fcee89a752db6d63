import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { playText, playsFilesOf } from '../../../scenario/play';
import { duelScenarios } from './duel-scenarios';

const folder = new URL('examples/', import.meta.url);
const files = readdirSync(folder).sort();
const GAMES = new Map([['duel', playsFilesOf(duelScenarios(duelGame))]]);
const played = (file: string, reload = false) => playText(GAMES, textOf(file), { reload });
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Examples that wait for cards without code. A card that arrives moves its example out of this list. */
const WAITING: readonly string[] = [];

describe('the examples of the format', () => {
  test.each(files.filter((file) => !WAITING.includes(file)))('%s', (file) => {
    const straight = played(file);
    expect(straight.failures).toEqual([]);
    const reloaded = played(file, true);
    expect(reloaded.failures).toEqual([]);
    expect(reloaded.final).toEqual(straight.final);
  });

  test.each(WAITING)('%s waits for cards', (file) => {
    const { bad, failures } = played(file);
    expect(bad).toBe(false);
    expect(failures.filter((failure) => !failure.startsWith('not implemented: '))).toEqual([]);
    expect(failures).not.toEqual([]);
  });
});
