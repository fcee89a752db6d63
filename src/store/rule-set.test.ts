import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSavedGame } from './keeping/saved-game';
import { openSavedGame, savedGameOf, startGame, type DuelPlan } from './keeping/open-game';
import { playedPublicly, publicRecordingOf } from './recordings/public-recording';
import { readSavedGame } from './recordings/recorded-file';
import { factsOfOpen } from './recordings/past-game';
import { quickShelf } from './testing/quick-shelf';
import { DUEL_ALONE, duel } from '../games/testing/games';

const { texts } = quickShelf();
beforeEach(() => texts.clear());

async function visit() {
  vi.resetModules();
  return (await import('./rule-set')).useRuleSet;
}

const PLAN: DuelPlan = {
  profile: 'modern',
  seats: [
    { name: 'Ren', deck: 'goat-control' },
    { name: 'Aya', deck: 'warrior-rush' },
  ],
  modes: ['smooth', 'strict'],
  lifePoints: 4000,
  seed: 'a later duel',
};

describe('the rule set', () => {
  test('what was chosen is there again on the next visit; at first it is that of 2004', async () => {
    const first = await visit();
    expect(first.getState().profile).toBe('expert');
    first.getState().choose('modern');
    expect((await visit()).getState().profile).toBe('modern');
  });

  test('what the address names counts until somebody chooses, and is not kept', async () => {
    const store = await visit();
    store.getState().preset('modern');
    expect(store.getState().profile).toBe('modern');
    store.getState().choose('expert');
    store.getState().preset('modern');
    expect(store.getState().profile).toBe('expert');
    expect((await visit()).getState().profile).toBe('expert');
  });

  test('a duel keeps it when it is saved and opened, played back, filed and told publicly', () => {
    const open = startGame(duel, PLAN);
    expect(open.running.session.profile).toBe('modern');
    expect(factsOfOpen(open).profile).toBe('modern');
    const parsed = parseSavedGame(JSON.stringify(savedGameOf(open)));
    if (!parsed.ok) throw new Error(parsed.problem.detail);
    const again = openSavedGame(DUEL_ALONE, parsed.saved);
    expect(again.ok && again.open.running.session.profile).toBe('modern');
    const read = readSavedGame(DUEL_ALONE, parsed.saved);
    if (!read.ok) throw new Error(read.problem.detail);
    expect(read.file.played.profile).toBe('modern');
    const publicly = publicRecordingOf(read.file.played);
    expect(publicly.profile).toBe('modern');
    expect(playedPublicly(duel, publicly).profile).toBe('modern');
  });
});
