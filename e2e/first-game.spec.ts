import { expect, test, type Page } from '@playwright/test';

const guide = (page: Page) => page.locator('.guide');
const dock = (page: Page) => page.locator('.dock');

/** The caption that is shown says this. */
const says = (page: Page, text: string) => expect(guide(page)).toContainText(text);

test('whoever is new to VISION plays the first game from the set-up screen to its end, with pointer and keys', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await page.getByRole('link', { name: 'First game' }).click();
  await says(page, 'You play Ren');
  // What is spoken of is framed; nothing of the table moves for it.
  const field = await page.locator('.mid').boundingBox();
  for (const part of ['.edge--near .plate', '.edge--near .hand', '.half--near .shelf', '.half--near .region', '.rail .phases']) {
    await page.keyboard.press('Enter');
    await expect(page.locator(part)).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Enter');
  await says(page, 'tap Paper Lantern');
  expect(await page.locator('.mid').boundingBox()).toEqual(field);

  // The learner's own acts, by pointer.
  const tap = async (card: string, act: string): Promise<void> => {
    await page
      .locator('[data-place^="0:"]', { hasText: card })
      .first()
      .click({ position: { x: 10, y: 24 } });
    await page.locator(`[role="menu"] [data-act="${act}"]:not([aria-disabled="true"])`).first().click();
  };
  await tap('Paper Lantern', 'node');
  await says(page, 'You still have priority');
  await tap('Gale Kite', 'playCard');
  await says(page, 'Stray Spark on your Ferry Oar');
  await expect(page.locator('.chain--pile [data-link]')).toHaveCount(1);

  // By keys from here: Next shows what Aya does, the digits do what a card or the dock offers.
  await page.keyboard.press('Enter');
  await says(page, 'Answer her');
  await page.locator('[data-place^="0:hand:"]', { hasText: 'Sudden Gust' }).press('Enter');
  await page.keyboard.press('1');
  await expect(dock(page)).toContainText('for Sudden Gust: with which nodes?');
  await page.keyboard.press('1');
  await says(page, 'Pass too: when both pass in a row');
  await expect(page.locator('.chain--pile [data-link]')).toHaveCount(3);
  await page.keyboard.press(' ');
  await says(page, 'Ferry Oar is 4/4 and survives');
  await page.keyboard.press('Enter');
  await says(page, 'Attack: tap Ferry Oar');

  // Something else leaves the game that is told; the way back is there.
  await page.keyboard.press('n');
  await says(page, 'left the lesson’s path');
  await page.keyboard.press('Enter');
  await says(page, 'Attack: tap Ferry Oar');
  await tap('Ferry Oar', 'attack');
  await says(page, 'Aya has nobody to defend with');
  await page.keyboard.press(' ');
  await says(page, 'Aya may graze');
  await page.keyboard.press('PageDown');
  await says(page, 'Attack with Gale Kite');
  await tap('Gale Kite', 'attack');
  await says(page, 'Pass, and the combat comes');
  await page.keyboard.press(' ');
  await says(page, 'you have won');
  await expect(dock(page)).toContainText('Ren wins');
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await says(page, "Ren's turn begins");
  expect(errors).toEqual([]);
});
