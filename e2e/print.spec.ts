import { expect, test, type Page } from '@playwright/test';
import { startDuel } from './players/table';

/** The sheet of paper that the browser would print now; the page itself is not on it. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const paper = page.locator('.paper');
  await expect(paper).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  return paper;
}

async function backOnScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(page.locator('.paper')).toHaveCount(0);
  await expect(page.locator('#root')).toBeVisible();
}

test('a deck is printed as a list to be handed in: its cards with their copies, and lines to fill in', async ({ page }) => {
  await page.goto('./?seed=7#decks=warrior-rush');
  await page.getByRole('tab', { name: 'Export' }).click();
  await expect(page.getByRole('button', { name: 'Print the deck list' })).toBeVisible();
  const paper = await printed(page);
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Warrior Rush');
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(paper).toContainText('Legal: April 2005 list.');
  await expect(paper).toContainText('Player');
  const copies = await paper.locator('.paper__card b').allTextContents();
  // Forty cards of the Main Deck and fifteen of the Side Deck.
  expect(copies.reduce((sum, each) => sum + Number(each), 0)).toBe(55);
  await backOnScreen(page);
});

test('the result of a duel is printed with its winner, its reason and lines to sign @seldom', async ({ page }) => {
  await startDuel(page, 'seed=print&first=0&secrecy=open&names=Ren,Aya');
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
  const title = (await page.locator('[data-result] h1').textContent())!;
  await expect(page.locator('[data-result] [data-act="print"]')).toBeVisible();
  const paper = await printed(page);
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const name of ['Ren', 'Aya']) await expect(paper).toContainText(`Signature of ${name}`);
  await backOnScreen(page);
});
