import { expect, test, type Page } from '@playwright/test';
import cards from '../src/games/vision/cards/data/cards.json' with { type: 'json' };
import { drawn } from './players/table';
import { answer, begin, dice, WORDS } from './players/vision-player';
import { timesDrawn } from './players/times-drawn';

test('a game of VISION is played to its end by what stands on the page @seldom', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = await begin(page, 'en', 4, { width: 1366, height: 768 });
  const roll = dice(4);
  const end = page.locator('[data-result]');
  for (let questions = 0; questions < 600; questions++) if (await answer(page, roll)) break;
  await expect(end).toBeVisible();
  await expect(end).toContainText(WORDS.en.wins);
  // Cards were played and attacked: nobody waits here until a deck is empty.
  await expect(end).toHaveAttribute('data-reason', 'life');
  expect(errors).toEqual([]);
});

test('an answer in VISION is drawn once, with what was selected for it @seldom', async ({ page }) => {
  await begin(page, 'en', 4, { width: 1366, height: 768 });
  const roll = dice(4);
  for (let questions = 0; questions < 20; questions++) {
    await drawn(page);
    const card = page.locator('[data-place^="0:hand:"]:has(.can-dot)').first();
    if ((await card.count()) > 0) {
      await card.click({ position: { x: 10, y: 24 } });
      break;
    }
    await answer(page, roll);
  }
  expect(await timesDrawn(page, '[role="menu"] [data-act]:not([data-back])')).toBe(1);
});

/** Where the dock ends, in pixels from the top. */
async function dockEnd(page: Page): Promise<number> {
  const box = await page.locator('.dock').boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

test('the region across lies the other way round: its front row at the seam, its lanes from the other side @seldom', async ({
  page,
}) => {
  await begin(page, 'en', 4, { width: 1366, height: 768 });
  const lanesOf = (half: string) =>
    page.locator(half).evaluate((element) => {
      const [above, ...lanes] = [element, ...element.querySelectorAll('.lane')].map((part) => part.getBoundingClientRect());
      const names = [...element.querySelectorAll<HTMLElement>('.lane')].map(({ dataset }) => dataset.lane!);
      const at = lanes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2 - above!.y - above!.height / 2] as const);
      const back = names.map((name, i) => ({ name, x: at[i]![0] })).slice(1);
      return { front: names[0], isUp: at[0]![1] < 0, back: back.sort((a, b) => a.x - b.x).map(({ name }) => name) };
    });
  const [own, across] = [await lanesOf('.half--near'), await lanesOf('.half--far')];
  expect(own.isUp).toBe(true);
  expect(own.back.length).toBeGreaterThan(1);
  expect(across).toEqual({ front: own.front, isUp: false, back: [...own.back].reverse() });
});

test('in Japanese on a small screen some turns of VISION are played, and no button of the dock is out of reach', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors = await begin(page, 'ja', 9, { width: 1024, height: 768 });
  const roll = dice(9);
  for (let questions = 0; questions < 30; questions++) {
    // While the table turns round for the other player its dock is another one, and has no box for a moment.
    await expect.poll(() => dockEnd(page)).toBeLessThanOrEqual(768);
    await answer(page, roll);
  }
  await expect(page.locator('[data-place*=":field:"] .card').first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** The English names of cards that stand anywhere in the page: text, labels, titles, attributes. */
async function namesInPage(page: Page): Promise<readonly string[]> {
  const html = await page.content();
  return cards.flatMap(({ en }) => (html.includes(en) ? [en] : []));
}

test('with the curtain only the cards of whoever has opened it are in the page @seldom', async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language: 'en' }));
  await page.goto('/?seed=vision-3&first=0');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: WORDS.en.start }).click();
  const curtain = page.locator('.curtain');
  const open = async (seat: string): Promise<void> => {
    await expect(curtain).toHaveAttribute('data-seat', seat);
    expect(await namesInPage(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(curtain).toHaveCount(0);
  };
  await open('0');
  const first = await namesInPage(page);
  expect(first.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: WORDS.en.keep }).click();
  await open('1');
  const second = await namesInPage(page);
  expect(second.length).toBeGreaterThan(2);
  expect(second).not.toEqual(first);
  await page.getByRole('button', { name: WORDS.en.keep }).click();
  await open('0');
  // A card drawn in the first turn would be new: there is no draw in it.
  expect(await namesInPage(page)).toEqual(first);
});

test('from the curtain of VISION a window is looked at and left again: the list of windows stands where it stood @seldom', async ({
  page,
}) => {
  await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language: 'en' }));
  await page.goto('/?seed=vision-3&first=0');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: WORDS.en.start }).click();
  const curtain = page.locator('.curtain');
  const open = async (seat: string): Promise<void> => {
    await expect(curtain).toHaveAttribute('data-seat', seat);
    await page.keyboard.press('Enter');
    await expect(curtain).toHaveCount(0);
  };
  for (const seat of ['0', '1']) {
    await open(seat);
    await page.getByRole('button', { name: WORDS.en.keep }).click();
  }
  await open('0');
  await page.keyboard.press('n');
  await expect(curtain).toHaveAttribute('data-seat', '1');
  await curtain.locator('[data-act="respond"]').click();
  const windows = curtain.locator('.since--windows .win');
  await expect(windows).not.toHaveCount(0);
  await windows.first().click();
  await expect(page.locator('[data-review="preview"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await expect(windows).not.toHaveCount(0);
});

test('VISION is looked back at: a line of the log, the timeline, an agreed going back; an audience sees what everybody may @seldom', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const audience = await context.newPage();
  await audience.setViewportSize({ width: 1280, height: 720 });
  await audience.goto('/#public');
  await page.bringToFront();
  const errors = await begin(page, 'en', 14, { width: 1366, height: 768 });
  const roll = dice(14);
  for (let questions = 0; questions < 8; questions++) await answer(page, roll);
  await drawn(page);
  const asked = await page.locator('.dock__say').textContent();
  await page
    .locator('.log__phase .log__from')
    .first()
    .click({ position: { x: 4, y: 6 } });
  await expect(page.locator('[data-review="review"]')).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.locator('[data-turn="1"]')).toBeVisible();
  await page.keyboard.press('[');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-review]')).toHaveCount(0);
  await expect(page.locator('.dock__say')).toHaveText(asked!);
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('[');
  await page.locator('[data-act="propose"][data-seat="1"]').click();
  await expect(page.locator('[data-undone]')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('[data-went-back="rewound"]')).toContainText('Back to turn');
  await expect(page.locator('[data-event="rewound"]')).toBeVisible();

  // Open hands at the table are no open hands for an audience, and nothing in its window can be pressed.
  await expect(audience.locator('[data-asked]')).toContainText(/(Ren|Aya) — /);
  const hand = await page.locator('[data-place^="0:hand:"] .card').count();
  expect(hand).toBeGreaterThan(3);
  await expect(audience.locator('[data-place^="0:hand:"]')).not.toHaveCount(0);
  for (const label of await audience
    .locator('[data-place*=":hand:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    expect(label).toContain('face-down');
  await expect(audience.locator('.dock .btn')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a game of VISION that was given up is listed with the past ones and played back, and goes on from there @seldom', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors = await begin(page, 'en', 9, { width: 1366, height: 768 });
  const roll = dice(9);
  for (let questions = 0; questions < 8; questions++) await answer(page, roll);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-act="accept"]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
  await page.getByRole('button', { name: 'New duel' }).click();
  // It has been filed, and lies on the table no more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kusari.duel'))).toBeNull();
  await page.goto('/#library');
  const row = page.locator('[data-past]').first();
  await expect(row).toContainText('surrender');
  await expect(row).toContainText('25 life');
  await page.locator('[data-act="play-back"]').click();
  const dock = page.locator('.dock.playback');
  await expect(dock).toHaveAttribute('data-position', '0');
  await page.keyboard.press('}');
  await expect(dock).not.toHaveAttribute('data-position', '0');
  await page.keyboard.press('End');
  await expect(dock).toContainText('wins');
  await page.keyboard.press('{');
  await page.keyboard.press('v');
  await expect(dock.locator('select').nth(1)).toHaveValue('public');
  await page.locator('[data-act="play-on"]').click();
  await expect(page.locator('.curtain, .dock[data-seat]').first()).toBeVisible();
  expect(errors).toEqual([]);
});
