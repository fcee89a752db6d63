import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openCurtain, press, sit, startDuel } from './players/table';
import { everythingSaid, hiddenNames, keptDuel } from './players/what-is-hidden';

const sitting = (page: Page, where: 'elsewhere' | 'taken') => page.locator(`[data-sitting="${where}"]`);

/** The page has the table of the browser: a second one that comes before that would get it. */
const hasTable = (page: Page) =>
  page.waitForFunction(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'kusari.table') === true);

async function begun(page: Page): Promise<void> {
  await startDuel(page, 'seed=two-tabs&first=0&priority=strict,strict');
  await sit(page);
}

/** Another tab of the browser, which has found that the table is open elsewhere. */
async function waiting(context: BrowserContext): Promise<Page> {
  const second = await context.newPage();
  await second.goto('./');
  await sitting(second, 'elsewhere').waitFor();
  return second;
}

test('a second tab says that the table is open elsewhere, shows nothing of it, and changes nothing @seldom', async ({
  page,
  context,
}) => {
  await begun(page);
  await hasTable(page);
  const before = (await keptDuel(page)).answers;
  const second = await context.newPage();
  await second.goto('./');
  await expect(sitting(second, 'elsewhere')).toContainText('Only one of them can play');
  const said = await everythingSaid(second);
  for (const name of await hiddenNames(page, 'public')) expect(said).not.toContain(name);
  await second.goto('./#library');
  await expect(sitting(second, 'elsewhere')).toBeVisible();
  expect((await keptDuel(page)).answers).toEqual(before);
  await expect(page.locator('.dock[data-question]')).toBeVisible();
});

test('the second tab takes the duel over behind the curtain, the first one says so, keeps nothing more, and can take it back', async ({
  page,
  context,
}) => {
  await begun(page);
  await hasTable(page);
  const before = (await keptDuel(page)).answers;
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto('./');
  await second.locator('[data-act="take-over"]').click();
  await second.locator('.curtain').waitFor();
  await expect(sitting(page, 'taken')).toContainText('continues there');
  await expect(page.locator('.hand .card')).toHaveCount(0);
  expect((await keptDuel(second)).answers).toEqual(before);

  await openCurtain(second);
  await press(second, 'No response');
  await expect.poll(async () => (await keptDuel(second)).answers.length).toBeGreaterThan(before.length);
  const { answers } = await keptDuel(second);
  await page.locator('[data-act="take-over"]').click();
  await page.locator('.dock[data-question], .curtain').first().waitFor();
  expect((await keptDuel(page)).answers).toEqual(answers);
  await expect(sitting(second, 'taken')).toBeVisible();
});

test('the second tab gets the table by itself when the first one is closed @seldom', async ({ page, context }) => {
  await begun(page);
  await hasTable(page);
  const before = (await keptDuel(page)).answers;
  const second = await waiting(context);
  await page.close();
  await second.locator('.curtain').waitFor();
  expect((await keptDuel(second)).answers).toEqual(before);
});

test('the second tab waits while the first one plays on, and gets the duel as it was left @seldom', async ({ page, context }) => {
  await begun(page);
  await hasTable(page);
  const before = (await keptDuel(page)).answers;
  const second = await waiting(context);
  const heard = second.evaluate(
    () => new Promise<void>((resolve) => addEventListener('storage', () => setTimeout(resolve), { once: true })),
  );
  await press(page, 'No response');
  await expect.poll(async () => (await keptDuel(page)).answers.length).toBeGreaterThan(before.length);
  const { answers } = await keptDuel(page);
  await heard;
  await expect(sitting(second, 'elsewhere')).toBeVisible();
  await page.close();
  await second.locator('.dock[data-question], .curtain').first().waitFor();
  expect((await keptDuel(second)).answers).toEqual(answers);
});

test('without locks the tab that was opened last has the table, and the first one says so instead of writing over it @seldom', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await begun(page);
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto('./');
  await second.locator('.curtain').waitFor();
  await expect(sitting(page, 'taken')).toBeVisible();
  await openCurtain(second);
  await press(second, 'No response');
  const { answers } = await keptDuel(second);
  await second.reload();
  await second.locator('.dock[data-question], .curtain').first().waitFor();
  expect((await keptDuel(second)).answers).toEqual(answers);
});

test('in Japanese as well @seldom', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('kusari.settings', JSON.stringify({ language: 'ja' })));
  await page.goto('./');
  await page.locator('.setup').waitFor();
  await hasTable(page);
  const second = await context.newPage();
  await second.goto('./');
  await expect(sitting(second, 'elsewhere')).toContainText('別の場所');
});
