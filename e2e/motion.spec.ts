import { expect, test, type Page } from '@playwright/test';
import { leavePlanted, plant } from './players/plant';
import { hiddenNames } from './players/what-is-hidden';
import { movedOn, openCurtain, press, question } from './players/table';

/** A table where cards move as slowly as they can, before the opening hands are dealt. */
async function sitDown(page: Page, query: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    localStorage.setItem('kusari.settings', JSON.stringify({ language: 'en', pace: 'slow' }));
    const wait = window.setTimeout.bind(window);
    const isHeld = (): boolean => document.documentElement.dataset.held !== undefined;
    window.setTimeout = ((act: () => void, time = 0) =>
      isHeld() && time > 1000 ? 0 : wait(act, time)) as typeof window.setTimeout;
  });
  await page.goto(`./?seed=41&decks=bench-a,bench-b&names=Ren,Aya&${query}`);
  await press(page, 'Start the duel');
  await page.getByRole('button', { name: 'Ren goes first' }).waitFor();
}

/** The hands are dealt, and nothing comes to rest by itself: a slow machine sees the same as a fast one. */
async function deal(page: Page, query: string): Promise<void> {
  await sitDown(page, query);
  await page.evaluate(() => void (document.documentElement.dataset.held = ''));
  await press(page, 'Ren goes first');
  await holdInTheAir(page);
}

async function holdInTheAir(page: Page): Promise<void> {
  await page.locator('.flight').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.getAnimations().forEach((one) => one.pause()));
}

test('cards that fly hold no answer up: a card under them can be pressed, an act is done at once, and nothing is left in the air', async ({
  page,
}) => {
  await deal(page, 'secrecy=open');
  const first = page.locator('[data-place="0:hand:0"]');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const asked = await question(page);
  expect(await page.locator('.flight').count()).toBeGreaterThan(0);
  await page.evaluate(() => void delete document.documentElement.dataset.held);
  await page.keyboard.press('Escape');
  await press(page, 'End turn');
  await movedOn(page, asked);
  await expect(page.locator('.flight')).toHaveCount(0);
  const hidden = () =>
    page.evaluate(
      () => [...document.querySelectorAll('.arrival')].filter((card) => getComputedStyle(card).opacity !== '1').length,
    );
  await expect.poll(hidden).toBe(0);
});

test('the picture of what has changed waits for nothing that flies, and no card is seen at its end before it takes off @seldom', async ({
  page,
}) => {
  await sitDown(page, 'secrecy=open');
  await page.evaluate(() => {
    const frames: { readonly opacity: string; readonly flying: number }[] = [];
    const look = (): void => {
      const card = document.querySelector('[data-place="0:hand:0"] .arrival');
      if (card) frames.push({ opacity: getComputedStyle(card).opacity, flying: document.querySelectorAll('.flight').length });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  await press(page, 'Ren goes first');
  await page.locator('.flight').first().waitFor({ state: 'attached' });
  const frames = await page.evaluate(
    () => (window as unknown as { readonly frames: readonly { readonly opacity: string; readonly flying: number }[] }).frames,
  );
  expect(frames[0]).toEqual({ opacity: '0', flying: 0 });
  const tookOff = frames.findIndex(({ flying }) => flying > 0);
  expect(frames.slice(0, tookOff).every(({ opacity }) => opacity === '0')).toBe(true);
});

test('hands that lie face-down are dealt face-down: nothing in the air says which cards they are @seldom', async ({ page }) => {
  await deal(page, 'secrecy=peek');
  const air = page.locator('.flights');
  await expect(air).toHaveAttribute('aria-hidden', 'true');
  await expect(air.locator('.card--back').first()).toBeAttached();
  expect(await air.locator('.card:not(.card--back)').count()).toBe(0);
  expect((await air.textContent())?.trim()).toBe('');
});

test('what was drawn behind the curtain flies once, when its owner comes to the table, and is gone when the cards are covered @seldom', async ({
  page,
}) => {
  await sitDown(page, 'secrecy=curtain');
  await page.evaluate(() => void (document.documentElement.dataset.held = ''));
  await press(page, 'Ren goes first');
  await page.locator('.curtain').waitFor();
  await expect(page.locator('.flight')).toHaveCount(0);
  await openCurtain(page);
  await holdInTheAir(page);
  expect(await page.locator('.flight .card:not(.card--back)').count()).toBeGreaterThan(0);
  const hidden = await hiddenNames(page, 0);
  const flying = (await page.locator('.flights').textContent()) ?? '';
  expect(flying.trim()).not.toBe('');
  expect(hidden.filter((name) => flying.includes(name))).toEqual([]);
  await page.evaluate(() => void delete document.documentElement.dataset.held);
  await press(page, 'Cover');
  await page.locator('.curtain').waitFor();
  await expect(page.locator('.flight')).toHaveCount(0);
  await openCurtain(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('where a card in the air cannot be drawn, the table stands without it @seldom', async ({ page }) => {
  const fault = await plant(page, 'flight', 'No card flies');
  await sitDown(page, 'secrecy=open');
  await fault.on();
  await press(page, 'Ren goes first');
  await expect(page.locator('.flights')).toHaveCount(0);
  await fault.off();
  await expect(page.locator('[data-fault]')).toHaveCount(0);
  await expect(page.locator('[data-place="0:hand:5"]')).toBeVisible();
  await press(page, 'End turn');
  await expect(page.locator('.flights')).toHaveCount(1);
  await leavePlanted(page);
});
