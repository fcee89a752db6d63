import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { playText, playsFilesOf } from '../../../scenario/play';
import { duelScenarios } from './duel-scenarios';

const folder = new URL('found/', import.meta.url);
const GAMES = new Map([['duel', playsFilesOf(duelScenarios(duelGame))]]);

/** Each of these failed when it was found: at the table, beside another engine, or by reading a card beside its text. */
describe('what a trial of the rules and the cards has found stays mended', () => {
  test.each(readdirSync(folder).sort())('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(playText(GAMES, text).failures).toEqual([]);
  });
});
