import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build, preview } from 'vite';
// @ts-expect-error: plain JavaScript, so that it runs before anything is installed
import { root } from '../.ci/install.mjs';
import { oneMoreGame } from '../.ci/one-more-game.mjs';
import { drawn } from './players/table';

const built = join(String(root), 'node_modules', '.cache', 'kusari-one-more');

/** The page with one game more than users get: built once for its stories, and served beside theirs. */
const test = base.extend<object, { readonly withStones: string }>({
  withStones: [
    async ({ playwright: _ }, use) => {
      const stones = oneMoreGame('src/games/testing/stones');
      await build({ root: String(root), logLevel: 'error', plugins: [stones], build: { outDir: built, emptyOutDir: true } });
      const served = await preview({
        root: String(root),
        logLevel: 'error',
        build: { outDir: built },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(served.resolvedUrls!.local[0]!);
      await served.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ withStones }, use) => use(withStones),
});

const stone = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const said = (page: Page) => page.locator('.dock__say');

/** An act in the dock, or at its card. */
const offered = (page: Page, name: string) => page.locator(`:is(.dock__acts, [role="menu"]) [data-act="${name}"]`);

/** Does it, and looks at what that changed. */
async function act(page: Page, name: string): Promise<void> {
  await offered(page, name).click();
  await drawn(page);
}

/** Lays a stone of the hand, or throws it. */
async function use(page: Page, place: string, name: 'lay' | 'hold'): Promise<void> {
  await stone(page, place).click({ position: { x: 10, y: 20 } });
  await act(page, name);
}

async function begin(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=a&first=0&secrecy=open&names=Ren,Aya');
  await page.getByRole('radio', { name: 'Stones' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await drawn(page);
  return errors;
}

test.describe.configure({ mode: 'serial' });

test('a third game is begun at the start, played with hand and pile, gone back in, taken up again and won @seldom', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors = await begin(page);
  await expect(said(page)).toHaveText(/Ren: lay a stone/);

  // What lies in the hand says what it may do, and why not.
  await stone(page, '0:hand:0').click({ position: { x: 10, y: 20 } });
  await expect(page.locator('.dock')).toContainText('Nobody is taking a stone.');
  await act(page, 'lay');
  await expect(stone(page, '0:wall:0')).toHaveAttribute('aria-label', /Boulder/);
  await expect(page.locator('.log')).toContainText('Ren lays Boulder on the wall');

  // Nothing binds a stone that was laid: it is taken back.
  await page.keyboard.press('z');
  await expect(stone(page, '0:wall:0')).toHaveAttribute('aria-label', /empty/);
  await use(page, '0:hand:0', 'lay');
  await act(page, 'pass');

  // Aya takes the only stone; Ren holds it with one from the hand, which lies on the heap then.
  await use(page, '1:hand:1', 'lay');
  await act(page, 'take');
  await expect(said(page)).toHaveText(/Ren: hold it/);
  await expect(page.locator('.chain')).toContainText('Boulder');
  await use(page, '0:hand:0', 'hold');
  while (/hold it/.test((await said(page).textContent())!)) await act(page, 'pass');
  await expect(page.locator('.log')).toContainText('Ren has held it');
  await expect(stone(page, '0:wall:0')).toHaveAttribute('aria-label', /Boulder/);
  await stone(page, '0:heap').click();
  await expect(page.locator('.sheet')).toContainText('1 card');
  await page.keyboard.press('Escape');
  await act(page, 'pass');

  // The page is loaded again in the middle of a day, and the game goes on.
  await use(page, '0:hand:0', 'lay');
  await page.reload();
  await expect(stone(page, '0:wall:1')).not.toHaveAttribute('aria-label', /empty/);
  await drawn(page);

  // The timeline leads back, and play goes on from there when the other player agrees.
  await page.keyboard.press('v');
  await expect(page.locator('[data-turn="1"]')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-review="review"]')).toContainText('Looking back');
  await page.keyboard.press('Escape');
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('[');
  await page.locator('[data-act="propose"]').first().click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('[data-event="rewound"]')).toBeVisible();

  // Each lays the first stone of the hand every day, until somebody has twelve.
  for (let days = 0; days < 12 && (await page.locator('[data-result]').count()) === 0; days++) {
    const hand = page.locator('[data-place*=":hand:0"]:has(.can-dot)').first();
    if ((await hand.count()) > 0) {
      await hand.click({ position: { x: 10, y: 20 } });
      if ((await offered(page, 'lay').count()) > 0) await act(page, 'lay');
      else await page.keyboard.press('Escape');
    }
    await act(page, 'pass');
  }
  await expect(page.locator('[data-result]')).toHaveAttribute('data-reason', 'score');
  await expect(page.locator('[data-result]')).toContainText('has twelve.');
  expect(errors).toEqual([]);
});

test('a recording of a third game is saved, told as text, watched by everybody and played on @seldom', async ({ page }) => {
  const errors = await begin(page);
  await use(page, '0:hand:0', 'lay');
  await act(page, 'pass');
  await page.keyboard.press('m');
  await page.locator('[data-act="save"]').click();
  const download = async (button: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-act="${button}"]`).click()]);
    return readFileSync(await file.path(), 'utf8');
  };
  const [hands, everybody, text] = [await download('save-hands'), await download('save-public'), await download('save-text')];
  expect(text).toContain('Ren lays Boulder on the wall');
  expect(JSON.parse(everybody)).toMatchObject({ format: 'kusari-public', profile: 'stones' });

  const open = (content: string) =>
    page.evaluate((file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file], 'recording.json', { type: 'application/json' }));
      dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, content);
  await open(everybody);
  await page.locator('.playback').waitFor();
  await page.keyboard.press('End');
  await expect(stone(page, '0:wall:0')).toHaveAttribute('aria-label', /Boulder/);
  await expect(page.locator('.hand .card:not(.card--back)')).toHaveCount(0);
  await open(hands);
  await page.locator('[data-act="play-on"]').waitFor();
  expect(errors).toEqual([]);
});

test('the page that users get knows nothing of it', ({ withStones: _ }) => {
  const says = (folder: string): boolean =>
    readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .some((file) => /石積み|Twelve stones|kusari-stones/u.test(readFileSync(join(folder, 'assets', file), 'utf8')));
  expect([says(built), says(join(String(root), 'dist'))]).toEqual([true, false]);
});
