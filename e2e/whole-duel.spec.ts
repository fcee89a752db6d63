import { expect, test } from '@playwright/test';
import { playToTheEnd, seededChoice } from './players/random-player';
import { startDuel } from './players/table';
import { seldomUnless } from './players/seldom';

test.describe('A whole duel through the page, chosen among the offered controls', () => {
  for (const [seed, lp, decks, rules] of [
    [12, 2000, 'bench-a,bench-b', 'expert'],
    [14, 2000, 'exodia-and-traps,burn-and-stall', 'expert'],
    [31, 500, 'two-magicians,dead-city-gears', 'modern'],
  ] as const) {
    test(`with ${lp} Life Points each reaches a result (seed ${seed}, ${decks}, ${rules})${seldomUnless(seed === 14)}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await startDuel(page, `seed=${seed}&lp=${lp}&decks=${decks}&rules=${rules}`);
      const answered = await playToTheEnd(page, seededChoice(seed), 1500);
      expect(answered).toBeGreaterThan(20);
      await expect(page.locator('[data-result]')).toBeVisible();
      expect(problems).toEqual([]);
    });
  }
});
