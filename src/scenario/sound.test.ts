import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { unsoundness, type DuelGame, type DuelState } from '../engine/duel';
import { playText } from './play';

const folder = new URL('../../public/scenarios/rules/', import.meta.url);

test('every position that a scenario of the rules comes to could be taken up from a file', () => {
  const refused: string[] = [];
  /** Where duels stand: one position of each kind is looked through. */
  const standings = new Set<string>();
  for (const file of readdirSync(folder)) {
    const game: DuelGame = {
      ...duelGame,
      load(saved) {
        const { state } = (saved as { readonly rest: { readonly state: DuelState } }).rest;
        const { phase, step, damageStep, frames } = state;
        const standing = frames.map(({ kind, at, ...frame }) => [kind, at, 'window' in frame && frame.window]);
        const looked = standings.size;
        standings.add(JSON.stringify([phase, step, damageStep, standing]));
        const isNew = standings.size > looked;
        const wrong = isNew ? unsoundness(state, duelGame.pool(state.profile), true) : undefined;
        if (wrong !== undefined) refused.push(`${file}: $${wrong.where}: expected ${wrong.expected}, got ${wrong.got}`);
        return duelGame.load(saved, 'lastRestPoint');
      },
    };
    playText(game, readFileSync(new URL(file, folder), 'utf8'), { reload: true });
  }
  expect(refused).toEqual([]);
  expect(standings.size).toBeGreaterThan(150);
});
