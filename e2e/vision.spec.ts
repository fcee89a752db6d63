import { expect, test, type Locator, type Page } from '@playwright/test';

/** What the story presses besides the names of cards. */
const WORDS = {
  en: { start: 'Start the game', keep: 'Keep this hand', wins: /wins|draw/ },
  ja: { start: 'ゲーム開始', keep: 'このまま', wins: /勝ち|引き分け/ },
} as const;

/** A number from 0 to below `limit`, always the same sequence. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

const acts = (page: Page, ...names: string[]): Locator =>
  page.locator(names.map((name) => `.dock__acts [data-act="${name}"]:not([aria-disabled="true"])`).join(', '));

/** In open play: taps own cards and does the first thing that one of them offers. False: none of those that were tried. */
async function actWithACard(page: Page, seat: string, roll: (limit: number) => number): Promise<boolean> {
  const own = page.locator(`[data-place^="${seat}:hand:"], [data-place^="${seat}:field:"]`);
  const count = await own.count();
  for (let tries = 0; tries < 4 && count > 0; tries++) {
    await own.nth(roll(count)).click({ position: { x: 10, y: 24 } });
    const offered = acts(page, 'attack', 'playCard', 'node', 'activate').first();
    if ((await offered.count()) > 0) {
      await offered.click();
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Answers what is asked by what stands on the page. */
async function answer(page: Page, roll: (limit: number) => number): Promise<void> {
  const dock = page.locator('.dock');
  const kind = await dock.getAttribute('data-kind');
  const seat = (await dock.getAttribute('data-seat')) ?? '0';
  const pass = acts(page, 'pass').first();
  const isOpen = (await page.locator('.dock__acts [data-act="pass"]', { hasText: /End turn|ターンを終える/ }).count()) > 0;
  if (kind === 'priority' && isOpen && (await actWithACard(page, seat, roll))) return;
  if (kind === 'priority' && !isOpen && roll(3) === 0 && (await acts(page, 'defend', 'playCard').count()) > 0)
    return acts(page, 'defend', 'playCard').first().click();
  if ((await pass.count()) > 0) return pass.click();
  for (const pick of await page
    .locator('.dock__acts .btn--pick[aria-pressed="false"], .dock__acts .btn--pick:not([aria-pressed])')
    .all()) {
    if ((await acts(page, 'confirm').count()) > 0) break;
    await pick.click();
  }
  await page.locator('.dock__acts button:not([aria-disabled="true"])').first().click();
}

for (const { language, width, height, seed } of [
  { language: 'en', width: 1366, height: 768, seed: 5 },
  { language: 'ja', width: 1024, height: 768, seed: 9 },
] as const)
  test(`a game of VISION is played to its end by what stands on the page (${language}, ${width}×${height})`, async ({ page }) => {
    test.setTimeout(240_000);
    const t = WORDS[language];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    await page.setViewportSize({ width, height });
    await page.goto(`/?seed=vision-${seed}&first=0&secrecy=open`);
    await page.getByRole('radio', { name: 'VISION' }).check();
    await page.getByRole('button', { name: t.start }).click();
    await page.getByRole('button', { name: t.keep }).click();
    await page.getByRole('button', { name: t.keep }).click();
    const roll = dice(seed);
    const end = page.locator('[data-result]');
    for (let questions = 0; questions < 900 && (await end.count()) === 0; questions++) await answer(page, roll);
    await expect(end).toBeVisible();
    await expect(end).toContainText(t.wins);
    expect(errors).toEqual([]);
  });
