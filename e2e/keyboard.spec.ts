import { expect, test, type Page } from '@playwright/test';
import { kindOf, movedOn, question, standing } from './players/table';

/** Presses a key and waits for the next question, curtain or result. */
async function press(page: Page, key: string): Promise<void> {
  const before = await question(page);
  await page.keyboard.press(key);
  await movedOn(page, before);
}

async function lookBehindCurtain(page: Page): Promise<void> {
  if ((await standing(page)) !== 'curtain') return;
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Tabs to the control that has the focus under this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await page.evaluate(() => document.querySelector('button:focus')?.textContent ?? '')).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('a duel is set up and a turn is played with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41');
  await tabTo(page, 'Start the duel');
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();

  await press(page, '1');
  await lookBehindCurtain(page);
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');

  // The list of all acts: the first monster that can be Summoned is.
  await page.keyboard.press('a');
  const summon = page.locator('[data-option]').filter({ hasText: 'Normal Summon' }).first();
  await expect(summon).toBeVisible();
  for (let i = 0; i < 40 && !(await summon.evaluate((row) => row === document.activeElement)); i++)
    await page.keyboard.press('ArrowDown');
  await press(page, 'Enter');
  const monsters = page.locator('[data-place*=":monster:"][aria-label*="ATK"]');
  await expect(monsters).toHaveCount(1);

  // The arrows walk over the table, and the inspector follows.
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-place'))).toBe(true);

  // The turn is ended; the other player's turn begins behind the curtain.
  const turn = await page.locator('.dock').getAttribute('data-question');
  await page.keyboard.press('e');
  await movedOn(page, turn ?? '');
  for (let i = 0; i < 6 && (await standing(page)) === 'question'; i++) await press(page, 'Space');
  expect(await standing(page)).toBe('curtain');
  await lookBehindCurtain(page);
  await expect(page.getByText('Turn 2').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: /key/i })).toBeVisible();
});

test('every sheet gives the keyboard back when it is closed, and one that is only read takes it @seldom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&first=0&secrecy=open&decks=bench-a,bench-b');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  const prompt = page.locator('.dock__say');
  await expect(prompt).toBeFocused();
  for (const key of ['r', 'Shift+R', 'a', 'g', 'Shift+G', 'b', '?', 'v', 's', 'm', '/']) {
    await page.keyboard.press(key);
    await expect(page.locator('.sheet')).toHaveCount(1);
    if (key === '?') await expect(page.locator('.sheet__body')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toHaveCount(0);
    await expect(prompt).toBeFocused();
  }
  // What has the focus before a sheet has it again after it.
  await page.keyboard.press('h');
  const card = page.locator('.hand [data-place]:focus');
  await expect(card).toHaveCount(1);
  await page.keyboard.press('g');
  await expect(page.locator('.sheet')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(1);
});

test('a new prompt has the focus with a ring, and Enter presses its golden button and nothing else @seldom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&first=0&secrecy=open&priority=strict,strict&decks=bench-a,bench-b');
  await tabTo(page, 'Start the duel');
  await page.keyboard.press('Enter');
  const prompt = page.locator('.dock__say');
  const golden = page.locator('.dock__acts:not(.dock__acts--fresh) .btn--main');
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'respond');
  await expect(prompt).toBeFocused();
  expect(await prompt.evaluate((at) => getComputedStyle(at).outlineStyle)).not.toBe('none');
  for (let i = 0; i < 8 && (await kindOf(page)) === 'respond'; i++) {
    await golden.waitFor();
    await press(page, 'Enter');
  }
  // Cards can be played: nothing is golden, and Enter answers nothing.
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
  await expect(page.locator('.dock__acts--fresh')).toHaveCount(0);
  await expect(golden).toHaveCount(0);
  const before = await question(page);
  await page.keyboard.press('Enter');
  expect(await question(page)).toBe(before);
});

test('a key is given to another letter: one that is taken is not, signs follow, and it is so after a reload @seldom', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&first=0&secrecy=open&decks=bench-a,bench-b');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await page.locator('.dock').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Change keys' }).click();
  const field = page.getByRole('textbox', { name: 'menu' });
  await field.press('e');
  await expect(page.getByRole('status').filter({ hasText: 'is taken: end the turn' })).toBeVisible();
  await expect(field).toHaveValue('M');
  await field.press('k');
  await expect(field).toHaveValue('K');
  await expect(page.locator('.keys kbd', { hasText: /^K$/ })).toBeVisible();
  await field.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('.dock')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page.locator('.sheet')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // Switched off, letters do nothing; what has the focus is pressed as ever.
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'No letter keys' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.locator('.dock .key', { hasText: /^[A-Z]$/ })).toHaveCount(0);
});
