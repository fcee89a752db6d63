import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { tryOut } from '../../../cli/damage';
import { damagedFiles } from './damaged-files';
import { triedDuel } from './tried';

test('damaged positions are refused with a sentence or can be played to the end at random: nothing is thrown and nothing goes on for ever', () => {
  const total = { refused: 0, played: 0, failed: 0 };
  for (const { name, text, how } of damagedFiles(duelGame, 'expert', 'test', 300)) {
    const outcome = tryOut(triedDuel(duelGame, 'expert'), text, name);
    total[outcome.kind] += 1;
    if (outcome.kind === 'refused') expect(outcome.reason).toMatch(/expected .+, got|JSON/);
    if (outcome.kind === 'failed') expect.soft(outcome.why, `${name}: ${how}`).toBe('');
  }
  expect(total.failed).toBe(0);
  // Most damage is noticed; some of it makes only another position.
  expect(total.refused).toBeGreaterThan(200);
  expect(total.played).toBeGreaterThan(15);
});
