import { expect, test } from 'vitest';
import { keptGames } from './kept-games';

test('a game stays between two questions: it is fetched once, however often it is asked about', async () => {
  let fetched = 0;
  const game = keptGames({ duel: () => Promise.resolve({ number: (fetched += 1) }) });
  const [first, second] = await Promise.all([game('duel'), game('duel')]);
  expect(await game('duel')).toBe(first);
  expect([second.number, fetched]).toEqual([1, 1]);
});

test('one that could not be fetched is fetched anew with the next question', async () => {
  let isThere = false;
  const game = keptGames({ duel: () => (isThere ? Promise.resolve('the game') : Promise.reject(new Error('no network'))) });
  await expect(game('duel')).rejects.toThrow('no network');
  isThere = true;
  expect(await game('duel')).toBe('the game');
});

test('a name that no game has is refused, also one that every object knows', async () => {
  const game = keptGames({});
  for (const name of ['duel', 'constructor', '__proto__']) await expect(game(name)).rejects.toThrow(name);
});
