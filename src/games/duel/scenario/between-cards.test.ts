import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { playText, playsFilesOf } from '../../../scenario/play';
import { duelScenarios } from './duel-scenarios';

const folder = new URL('between-cards/', import.meta.url);
const GAMES = new Map([['duel', playsFilesOf(duelScenarios(duelGame))]]);

/** Written from the rules and the words of the cards by somebody who had not read their code: no rule of one card alone. */
describe('what two cards do to each other follows from the rules', () => {
  test.each(readdirSync(folder).sort())('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(playText(GAMES, text).failures).toEqual([]);
  });
});
