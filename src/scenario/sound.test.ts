import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { unsoundness, type DuelGame, type DuelState } from '../engine/duel';
import { playText } from './play';

const folder = new URL('../../public/scenarios/rules/', import.meta.url);

test('every position that a scenario of the rules comes to could be taken up from a file', () => {
  const refused: string[] = [];
  let looked = 0;
  for (const file of readdirSync(folder)) {
    const game: DuelGame = {
      ...duelGame,
      load(saved) {
        const { state } = (saved as { readonly rest: { readonly state: DuelState } }).rest;
        const wrong = unsoundness(state, duelGame.pool(state.profile), true);
        if (wrong !== undefined) refused.push(`${file}: $${wrong.where}: expected ${wrong.expected}, got ${wrong.got}`);
        looked += 1;
        return duelGame.load(saved, 'lastRestPoint');
      },
    };
    playText(game, readFileSync(new URL(file, folder), 'utf8'), { reload: true });
  }
  expect(refused).toEqual([]);
  expect(looked).toBeGreaterThan(5000);
});
