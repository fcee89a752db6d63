import { expect, test } from 'vitest';
import type { DuelSetup } from '../../../engine/duel';
import { duelGame } from './index';

const decks = duelGame.decks('expert');
const setup: DuelSetup = { profile: 'expert', seed: 'batch', decks: [decks[0]!, decks[1]!], first: 0 };

const namesIn = (profile: 'expert' | 'modern', batch: number): readonly string[] => duelGame.pool(profile).namesUpTo(batch);

test('a duel that begins today knows every card there is, and its recording says so', () => {
  const run = duelGame.start(setup);
  expect(run.duel.state.poolBatch).toBe(12);
  const again = duelGame.load(run.save());
  expect(again.ok && again.run.duel.state.poolBatch).toBe(12);
});

test('a recording from before cards came in batches has the names that it had, in their order', () => {
  expect(namesIn('expert', 0)).toHaveLength(290);
  expect(namesIn('modern', 0)).toHaveLength(311);
  expect(namesIn('modern', 0)).toContain('Ancient Gear Soldier');
  expect(namesIn('expert', 0)).not.toContain('Ancient Gear Soldier');
  const { origin, ...rest } = duelGame.start(setup).save();
  const { poolBatch: _, ...former } = (origin as { setup: DuelSetup }).setup;
  const old = duelGame.load({ ...rest, origin: { kind: 'setup', setup: former } });
  expect(old.ok && (old.run.duel.state.poolBatch ?? 0)).toBe(0);
});

test('a card that came after the pool was whole is a batch by itself: those who know the pool alone cannot name it', () => {
  expect(namesIn('modern', 12)).not.toContain('Vampire Orchis');
  expect(namesIn('modern', 13)).toHaveLength(1719);
  expect(namesIn('expert', 13)).toHaveLength(1698);
});

test.each(['expert', 'modern'] as const)('the names of an earlier batch are the first of the later ones (%s)', (profile) => {
  for (let batch = 1; batch <= 12; batch++) {
    const before = namesIn(profile, batch - 1);
    expect(namesIn(profile, batch).slice(0, before.length)).toEqual(before);
  }
  expect(namesIn(profile, 12)).toHaveLength(profile === 'expert' ? 1698 : 1718);
});
