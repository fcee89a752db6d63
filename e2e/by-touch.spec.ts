import { expect, test, type Page } from '@playwright/test';
import { playToTheEnd, seededChoice } from './players/random-player';
import { startDuel } from './players/table';
import { answer, begin, dice } from './players/vision-player';

// Whole games by a finger alone: taps on what stands on the screen, no key, and nothing that has to be scrolled to but lists.

test.use({ hasTouch: true });

/** `npm run look` plays all of them; otherwise each game on one phone. */
const all = process.env.KUSARI_LOOK !== undefined;

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
] as const) {
  if (!all && width < height) continue;
  test(`a ${rules} duel is played to its end by taps at ${width}×${height}, and nothing is scrolled @seldom`, async ({
    page,
  }) => {
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
}

for (const [width, height, language] of [
  [390, 844, 'ja'],
  [844, 390, 'en'],
] as const) {
  if (!all && width > height) continue;
  test(`a game of VISION is played to its end by taps at ${width}×${height}, and nothing is scrolled @seldom`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(4_000);
    const problems = await begin(page, language, 4, { width, height });
    const roll = dice(4);
    for (let questions = 0; questions < 600 && !(await answer(page, roll)); questions++)
      problems.push(...(await outOfSight(page)));
    await expect(page.locator('[data-result]')).toHaveAttribute('data-reason', 'life');
    expect(problems).toEqual([]);
  });
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`the first duel is played to its end by taps at ${width}×${height}, and nothing is scrolled @seldom`, async ({ page }) => {
    page.setDefaultTimeout(4_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('link', { name: 'First duel' }).tap();
    const guide = page.locator('.guide');
    const says = async (words: string): Promise<void> => {
      await expect(guide).toContainText(words);
      expect(await outOfSight(page)).toEqual([]);
    };
    const next = async (): Promise<void> => guide.getByRole('button', { name: 'Next' }).tap();
    const act = async (name: string): Promise<void> =>
      page.getByRole('menuitem', { name, exact: true }).or(page.locator('.dock').getByRole('button', { name })).first().tap();
    const card = async (place: string, name: string): Promise<void> => {
      await page
        .locator(`[data-place^="${place}"]`, { hasText: name })
        .first()
        .tap({ position: { x: 10, y: 24 } });
    };
    await says('You play Ren');
    for (let part = 0; part < 6; part++) await next();
    await says('tap Vorse Raider in your hand');
    await card('0:hand', 'Vorse Raider');
    await act('Normal Summon');
    await says('Now tap Trap Hole');
    await card('0:hand', 'Trap Hole');
    await act('Set');
    await says('Time to attack');
    await act('Battle Phase');
    await says('1900 against 1400');
    await page.locator('[data-place="0:monster:0"]').tap();
    await act('Attack');
    await page.locator('[data-place="1:monster:2"]').tap();
    await says('Aya answers the attack');
    await next();
    await says('Chain to it');
    await page.locator('[data-place="0:spellTrap:2"]').tap();
    await act('Activate');
    await says('The last link resolved first');
    await act('End turn');
    await says("Aya's turn");
    await next();
    await says('it is not too late');
    await page.locator('.edge--near').getByRole('button', { name: 'Respond' }).tap();
    await page.locator('.win', { hasText: 'After a Summon' }).tap();
    await act('Go back here');
    await says('Gemini Elf has just been Summoned');
    await page.locator('[data-place="0:spellTrap:0"]').tap();
    await act('Activate');
    await says('Gemini Elf is destroyed');
    await next();
    await says('Your turn again');
    await act('Battle Phase');
    await says('Nothing stands in the way');
    await page.locator('[data-place="0:monster:0"]').tap();
    await act('Direct attack');
    await says('you have won');
  });
