import { expect, test } from '@playwright/test';
import { playToTheEnd, seededChoice } from './players/random-player';
import { startDuel } from './players/table';

test.describe('A whole duel through the page, chosen among the offered controls', () => {
  for (const [seed, decks] of [
    [11, 'bench-a,bench-b'],
    [12, 'bench-a,bench-b'],
    [14, 'exodia-and-traps,burn-and-stall'],
  ] as const) {
    test(`with 2000 Life Points each reaches a result (seed ${seed}, ${decks})`, async ({ page }) => {
      test.setTimeout(600_000);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await startDuel(page, `seed=${seed}&lp=2000&decks=${decks}`);
      const answered = await playToTheEnd(page, seededChoice(seed), 1500);
      expect(answered).toBeGreaterThan(20);
      await expect(page.locator('[data-result]')).toBeVisible();
      expect(problems).toEqual([]);
    });
  }
});
