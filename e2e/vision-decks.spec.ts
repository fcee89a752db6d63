import { expect, test, type Page } from '@playwright/test';

/** The tile of a deck for a seat, on the start. */
const tile = (page: Page, seat: number, name: string) =>
  page.locator('.seat-setup').nth(seat).getByRole('radio', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a deck of VISION is copied, made illegal and legal again, tried, written out and read in, and a game begins with it @seldom', async ({
  page,
}) => {
  const legality = page.locator('.legality');
  await page.goto('./?seed=7#decks');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await press(page, 'Copy: Procession of Lanterns');
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Lanterns and Oars');
  await expect(legality).toContainText('Legal: 50 cards');

  await page.getByRole('searchbox', { name: 'Search for a card' }).fill('渡しの櫂');
  await expect(page.getByText('1 card found')).toBeVisible();
  await press(page, 'Add one Ferry Oar to the Deck');
  await expect(legality).toContainText('The deck has 51 cards; it must have exactly 50.');
  await expect(legality).toContainText('Ferry Oar: 4 copies. At most 3 copies.');

  await page.getByRole('tab', { name: 'Export' }).click();
  const list = await page.getByRole('textbox', { name: 'List' }).inputValue();
  expect(list).toContain('4 Ferry Oar\n');
  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await tile(page, 0, 'Lanterns and Oars').check();
  await expect(page.locator('.seat-setup__causes')).toContainText('Ferry Oar: 4 copies.');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Lanterns and Oars is not legal yet.');

  await page.goBack();
  await page.goBack();
  await page.locator('.part').getByRole('button', { name: 'Remove one Ferry Oar from the Deck' }).click();
  await expect(legality).toContainText('Legal: 50 cards');
  await page.getByRole('tab', { name: 'Test hand' }).click();
  await expect(page.locator('.testhand__cards li')).toHaveCount(7);
  await press(page, 'Draw a new hand');
  await expect(page.locator('.testhand__cards li')).toHaveCount(7);
  await expect(page.getByText('43 cards left in the deck')).toBeVisible();

  await page.getByRole('link', { name: 'All decks' }).click();
  await press(page, 'Import a deck');
  const text = page.getByRole('textbox', { name: 'Text of the deck' });
  await text.fill('#main\n55144522\n');
  await press(page, 'Import this text');
  await expect(page.getByRole('alert')).toContainText('Choose Expert 2004 or Modern turn flow above');
  await text.fill(list.replace('4 Ferry Oar', '3 渡しの櫂'));
  await press(page, 'Import this text');
  await expect(legality).toContainText('Legal: 50 cards');

  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(tile(page, 0, 'Lanterns and Oars')).toBeChecked();
  await tile(page, 1, 'Imported deck').check();
  await press(page, 'Start the game');
  await page.locator('.dock').waitFor();
});
