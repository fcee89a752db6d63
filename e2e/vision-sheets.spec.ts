import { expect, test, type Page } from '@playwright/test';
import { drag } from './players/drag';

const dock = (page: Page) => page.locator('.dock');
const sheet = (page: Page) => page.locator('.moment--sheet');

test('at the table of VISION every refusal leads to its rule, all acts are listed, and cards are dragged to where they go', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kusari.settings', '{"language":"en"}'));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('./?seed=vision-14&first=0&secrecy=open');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(dock(page)).toContainText('Main Phase');

  // Why not: every reason with its numbers, and the way to the rule and back.
  await page.locator('[data-place="0:hand:3"]').focus();
  await page.keyboard.press('w');
  await expect(sheet(page).locator('[data-thought="playCard"]')).toContainText('Once you have 2 nodes.');
  await sheet(page).getByRole('button', { name: 'V68, V69 Rule' }).click();
  const rule = page.locator('.rulebook [data-rule="nodes-required"]');
  await expect(rule.getByRole('button').first()).toBeFocused();
  await expect(rule).toContainText('VISION rules digest: Nodes and costs V68 V69');
  await expect(page.getByRole('radio', { name: 'VISION' })).toBeChecked();
  await page.getByRole('searchbox').fill('V64');
  await expect(page.getByRole('status')).toHaveText('1 rule');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');

  // A line of the log leads to its rule as well.
  await page.locator('.log__phase .rule-mark').last().click();
  await expect(page.locator('.rulebook [data-rule="main-without-rule-effect"] .rule__line')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.keyboard.press('a');
  await expect(page.locator('.sheet [data-option]').filter({ hasText: 'Set as node' })).toHaveCount(7);
  await page.keyboard.press('a');
  await page.keyboard.press('Shift+?');
  await expect(page.locator('.sheet h3').first()).toHaveText('How to play');
  await page.keyboard.press('Escape');

  // To the Node Area: a node; a second one says why not. To the field: it is played.
  await drag(page, '0:hand:1', '0:node');
  await expect(page.locator('[data-place="0:node"]')).toHaveAttribute('aria-label', /1 cards?, 1 awake/);
  await drag(page, '0:hand:1', '0:node');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="node-once"]')).toHaveText('§ S19, 4');
  await drag(page, '0:hand:0', '1:field');
  await expect(dock(page)).toContainText('own side');
  await drag(page, '0:hand:0', '0:field');
  await expect(page.locator('[data-link="1"]')).toContainText('Shanghai Doll');
});

test('at the table of VISION the keyboard goes to a pile that is laid out, and back from every sheet; none waits for the network @seldom', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kusari.settings', '{"language":"en"}'));
  const fetched = ['PlaybackScreen', 'ExportSheet', 'TimelineSheet'].map((part) =>
    page.waitForResponse((response) => new RegExp(`/${part}-[^/]*\\.js$`).test(response.url())),
  );
  await page.goto('./?seed=vision-14&first=0&secrecy=open');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(dock(page)).toContainText('Main Phase');
  await Promise.all(fetched);

  const card = page.locator('[data-place="0:hand:3"]');
  for (const key of ['g', 'm', 'v']) {
    await card.focus();
    await page.keyboard.press(key);
    await expect(page.locator('.sheet :focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toHaveCount(0);
    await expect(card).toBeFocused();
  }
});
