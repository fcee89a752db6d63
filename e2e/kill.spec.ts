import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { movedOn, openCurtain, press, question, sit, startDuel } from './players/table';
import { keptDuel } from './players/what-is-hidden';

/** What has to be the same after the page has died: the position, the question, and every answer so far. */
async function stands(page: Page): Promise<string> {
  const run = await keptDuel(page);
  return JSON.stringify([run.duel.state, run.view('public').decision, run.answers]);
}

/** The page dies without a word; later the players open a new one in the same browser. */
async function killed(page: Page): Promise<Page> {
  const address = page.url();
  const context = page.context();
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await next.emulateMedia({ reducedMotion: 'reduce' });
  await next.goto(address);
  await next.locator('.dock, .curtain').first().waitFor();
  return next;
}

const facesOf = (page: Page) => page.locator('.hand .card:not(.card--back)');

test('a page that dies on the curtain comes back to the curtain @seldom', async ({ page }) => {
  await startDuel(page, 'seed=curtain&first=0');
  await page.locator('.curtain').waitFor();
  const before = await stands(page);
  const next = await killed(page);
  await next.locator('.curtain').waitFor();
  await expect(facesOf(next)).toHaveCount(0);
  expect(await stands(next)).toBe(before);
});

test('a page that dies while an act is being built comes back to the same decision, behind the curtain @seldom', async ({
  page,
}) => {
  await openPosition(
    page,
    {
      players: [
        {
          hand: ['Dark Magician', 'Kuriboh'],
          monsters: [
            { card: 'Gemini Elf', position: 'attack' },
            { card: 'Vorse Raider', position: 'attack' },
            { card: 'Celtic Guardian', position: 'attack' },
          ],
        },
        {},
      ],
    },
    'smooth',
  );
  await sit(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, 'Tribute Summon');
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'choose');
  await page.locator('[data-place="0:monster:0"]').click();
  const before = await stands(page);
  const next = await killed(page);
  await next.locator('.curtain').waitFor();
  await expect(facesOf(next)).toHaveCount(0);
  await openCurtain(next);
  expect(await stands(next)).toBe(before);
  await expect(next.locator('.dock')).toHaveAttribute('data-kind', 'choose');
});

test('a page that dies while one player waits for the other’s reply comes back to the decision before it was asked @seldom', async ({
  page,
}) => {
  await startDuel(page, 'seed=request&first=0');
  await sit(page);
  const before = await stands(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-act="accept"]').waitFor();
  const next = await killed(page);
  await next.locator('.curtain').waitFor();
  expect(await stands(next)).toBe(before);
  await openCurtain(next);
  await expect(next.locator('[data-act="accept"]')).toHaveCount(0);
});

test('a page that dies at the result comes back to the result, and the duel is filed once @seldom', async ({ page }) => {
  await startDuel(page, 'seed=result&first=0');
  await sit(page);
  await page.keyboard.press('n');
  await sit(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
  const before = await stands(page);
  const next = await killed(page);
  await next.locator('[data-result]').waitFor();
  expect(await stands(next)).toBe(before);
  await next.getByRole('button', { name: 'New duel' }).click();
  await next.getByRole('link', { name: 'Past duels' }).click();
  await expect(next.locator('[data-past]')).toHaveCount(1);
  await expect(next.locator('[data-past]')).toContainText('surrender');
});

test('a page that dies while a recording is watched comes back to the running duel @seldom', async ({ page }) => {
  await startDuel(page, 'seed=watching&first=0');
  await sit(page);
  const before = await stands(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([localStorage.getItem('kusari.duel')!], 'recording.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.locator('.playback').waitFor();
  const next = await killed(page);
  await next.locator('.curtain').waitFor();
  await expect(facesOf(next)).toHaveCount(0);
  expect(await stands(next)).toBe(before);
});

test('a page that dies while an earlier decision is reviewed comes back to the present one @seldom', async ({ page }) => {
  await startDuel(page, 'seed=review&first=0&priority=smooth,smooth');
  await sit(page);
  for (let phase = 0; phase < 3; phase++) {
    const asked = await question(page);
    await page.keyboard.press('n');
    // The answer is taken as soon as the one before it is on disk.
    await movedOn(page, asked);
    await sit(page);
  }
  const before = await stands(page);
  await page.keyboard.press('[');
  await page.locator('[data-review]').waitFor();
  const next = await killed(page);
  await expect(next.locator('[data-review]')).toHaveCount(0);
  await next.locator('.curtain').waitFor();
  await expect(facesOf(next)).toHaveCount(0);
  expect(await stands(next)).toBe(before);
});
