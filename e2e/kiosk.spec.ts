import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { answerOne, seededChoice } from './players/random-player';
import { openCurtain, question, standing, startDuel } from './players/table';
import { seldomUnless } from './players/seldom';

const scene = (page: Page) => page.locator('[data-attract]');

/** Plays until something that somebody chose has reached the duel, and one of the two sees its own cards. */
async function playAWhile(page: Page): Promise<void> {
  const choose = seededChoice(7);
  for (let acts = 0; acts < 8 || (await standing(page)) === 'curtain'; acts += 1) {
    if ((await standing(page)) === 'curtain') await openCurtain(page);
    else await answerOne(page, choose);
  }
}

/** Presses the corner for as long as it takes. */
async function holdTheCorner(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.clock.fastForward(2_000);
  await page.mouse.up();
}

test('a table that nobody touches covers its cards, its start tells chains, and a key that ends them does nothing else @seldom', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(91_000);
  await expect(scene(page)).toBeVisible();
  await expect(scene(page).locator('.touch')).toContainText('Touch to play');
  await expect(scene(page).locator('.touch')).toContainText('タッチで開始');
  await page.keyboard.press('Enter');
  await expect(scene(page)).toHaveCount(0);
  // The set-up stands as it was left, and Enter began no duel.
  await expect(page.locator('.setup[data-open]')).toBeVisible();

  await startDuel(page, 'seed=41&first=0&secrecy=curtain');
  await openCurtain(page);
  const asked = await question(page);
  await page.clock.fastForward(50_000);
  await expect(page.locator('.curtain')).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(page.locator('.curtain')).toBeVisible();
  await page.clock.fastForward(600_000);
  await expect(scene(page)).toHaveCount(0);
  await openCurtain(page);
  expect(await question(page)).toBe(asked);
});

test('a kiosk covers the duel, tells chains over it, begins anew for the next visitors and keeps the duel for its staff', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await startDuel(page, 'kiosk=4711&names=Mia,Noa&seed=41&first=0');
  await playAWhile(page);
  await page.clock.fastForward(31_000);
  await expect(page.locator('.curtain')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(scene(page)).toBeVisible();
  // Enter would open the curtain: the first touch only brings the table back.
  await page.keyboard.press('Enter');
  await expect(scene(page)).toHaveCount(0);
  await expect(page.locator('.curtain')).toBeVisible();

  await page.clock.fastForward(181_000);
  await expect(page.locator('.setup')).toBeVisible();
  await page.mouse.click(640, 300);
  await expect(scene(page)).toHaveCount(0);
  // No files, no settings, no decks and no past duels of others.
  const doors = page.locator('.more a');
  await expect(doors).toHaveCount(3);
  expect(await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '#lessons',
    '#puzzles',
    '#rules',
  ]);
  await expect(page.locator('.looks, .seeds')).toHaveCount(0);
  await page.evaluate(() => void (location.hash = '#library'));
  await expect(page.locator('.setup')).toBeVisible();
  await expect(page.locator('[data-past]')).toHaveCount(0);

  await holdTheCorner(page);
  const sheet = page.locator('[data-operator]');
  await expect(sheet).toBeVisible();
  for (const digit of '4710') await sheet.locator(`[data-digit="${digit}"]`).click();
  await sheet.locator('[data-act="enter"]').click();
  await expect(sheet).toHaveAttribute('data-operator', 'closed');
  for (const digit of '4711') await sheet.locator(`[data-digit="${digit}"]`).click();
  await sheet.locator('[data-act="enter"]').click();
  await expect(sheet).toHaveAttribute('data-operator', 'open');

  await sheet.locator('[data-deck="goat-control"]').click();
  const [file] = await Promise.all([page.waitForEvent('download'), sheet.locator('[data-act="export-today"]').click()]);
  const { format, duels } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    format: string;
    duels: { file: { seats: { name: string }[] } }[];
  };
  expect(format).toBe('kusari-library');
  expect(duels.map((duel) => duel.file.seats.map(({ name }) => name))).toEqual([['Mia', 'Noa']]);
  await sheet.locator('[data-act="close"]').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('.setup__seats .deck-tile')).toHaveCount(2);
});

for (const language of ['en', 'ja'])
  test(`on a laptop all staff settings are in view (${language})${seldomUnless(language === 'ja')}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    await page.clock.install();
    await page.goto('./?kiosk=4711');
    await page.locator('.now__go').waitFor();
    // Of the doors only two are there: they stand together, not a screen apart.
    for (const door of await page.locator('.more > li').all())
      expect((await door.boundingBox())!.height).toBeLessThanOrEqual(140);
    await holdTheCorner(page);
    const sheet = page.locator('[data-operator]');
    for (const digit of '4711') await sheet.locator(`[data-digit="${digit}"]`).click();
    await sheet.locator('[data-act="enter"]').click();
    await expect(sheet).toHaveAttribute('data-operator', 'open');
    const { y, height } = (await sheet.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(768);
  });

test('the scene for passers-by lies over a sheet that somebody has left open, and whatever ends it presses nothing of that @seldom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.clock.install();
  await page.goto('./?kiosk=4711');
  await page.locator('.now__go').waitFor();
  await page.waitForLoadState('networkidle');
  await holdTheCorner(page);
  const sheet = page.locator('[data-operator]');
  await expect(sheet).toBeVisible();
  // The page below waits: the keyboard stays in the sheet.
  for (let tab = 0; tab < 20; tab += 1) {
    await page.keyboard.press('Tab');
    expect(
      await sheet.evaluate((part) => document.activeElement === document.body || part.contains(document.activeElement)),
    ).toBe(true);
  }
  await page.clock.fastForward(181_000);
  await expect(scene(page)).toBeVisible();
  const seen = await page.evaluate(() => document.elementFromPoint(683, 384)?.closest('[data-attract]') !== null);
  expect(seen).toBe(true);
  await page.mouse.click(683, 384);
  await expect(scene(page)).toHaveCount(0);
});
