import { expect, test, type Page } from '@playwright/test';
import { playToTheEnd, seededChoice } from './players/random-player';
import { startDuel } from './players/table';

// Whole duels by a finger alone: taps on what stands on the screen, no key, and nothing that has to be scrolled to but lists.

test.use({ hasTouch: true });

/** Where the own half, hand and prompt of whoever is asked leave the window; and whether page or table have been scrolled. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mid = document.querySelector('.mid');
    if (mid === null || document.querySelector('.curtain, [data-result]') !== null) return [];
    const around = [document.scrollingElement!, mid, ...mid.querySelectorAll('*')].filter((one) => one.scrollTop !== 0);
    const parts = ['.half--near', '.edge--near .plate', '.dock'].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box === undefined || box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
    });
    return [...around.map(({ className }) => `scrolled: ${className}`), ...parts];
  });

for (const [width, height, seed, rules, way] of [
  [390, 844, 31, 'modern', 'lp=500&decks=two-magicians,dead-city-gears'],
  [844, 390, 12, 'expert', 'lp=500&secrecy=curtain'],
] as const)
  test(`a ${rules} duel is played to its end by taps at ${width}×${height}, and nothing is scrolled`, async ({ page }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(4_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.setViewportSize({ width, height });
    await startDuel(page, `seed=${seed}&rules=${rules}&${way}`);
    const answered = await playToTheEnd(page, seededChoice(seed), 1500, async () => {
      problems.push(...(await outOfSight(page)));
    });
    expect(answered).toBeGreaterThan(20);
    await expect(page.locator('[data-result]')).toBeVisible();
    expect(problems).toEqual([]);
  });
