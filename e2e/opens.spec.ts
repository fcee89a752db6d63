import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

test('the page opens without an error and asks nothing of other servers', async ({ page, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(baseURL!)) problems.push(`request: ${request.url()}`);
  });

  await page.goto('./');

  await expect(page).toHaveTitle(/Kusari/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

/** What the page itself names has to be there before anything of it is drawn; all else comes behind the start. */
const FIRST_LOAD = 150_000;

test('the start needs no rules and no cards: they come behind it', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const scripts = [...page.matchAll(/assets\/[\w-]+\.js/g)].map(([path]) => readFileSync(`dist/${path}`));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(FIRST_LOAD);
});

test('a duel that is begun before its rules have come begins as soon as they are there @seldom', async ({ page }) => {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/table-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./?decks=bench-a,bench-b&first=0');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
  come();
  await expect(page.locator('.curtain')).toBeVisible();
});

test('where its rules cannot be fetched the start says so, and begins the duel once they can be', async ({ page }) => {
  await page.route('**/assets/table-*.js', (route) => route.abort());
  await page.goto('./?decks=bench-a,bench-b&first=0');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('[data-missing]')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
});

test('what the start learns late about the decks moves nothing under the pointer @seldom', async ({ page }) => {
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  // Everything behind the start comes with the table.
  await page.route('**/assets/table-*.js', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('./?decks=bench-a,bench-b');
  const start = page.getByRole('button', { name: 'Start the duel' });
  await expect(start).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await start.boundingBox();
  await expect(page.locator('.versus__wrong')).toHaveCount(0);
  tell();
  await expect(page.locator('.versus__wrong')).toHaveCount(2);
  expect(await start.boundingBox()).toEqual(before);
});
