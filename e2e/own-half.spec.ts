import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn } from './players/table';
import { seldomUnless } from './players/seldom';

const HAND = ['Jinzo', 'Airknight Parshath', 'Gemini Elf', 'Summoned Skull'];
const LANGUAGES = ['en', 'ja'] as const;

/** Ren has Summoned in his Main Phase: the ordinary state of play. */
async function summoned(page: Page, language: string, mode: 'smooth' | 'pause'): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
  const side = { hand: ['Vorse Raider', ...HAND], monsters: [{ card: 'Celtic Guardian', position: 'attack' as const }] };
  await openPosition(page, { players: [side, side] }, mode, { secrecy: 'open' });
  await page.locator('[data-place="0:hand:0"]').click();
  await page.locator('[role="menu"] [data-act="normalSummon"]').click();
  await drawn(page);
  await expect(page.locator('[data-place="0:monster:1"]')).toHaveAttribute('aria-label', /Vorse Raider|ブラッド・ヴォルス/);
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
}

/** Of the own Life Points and hand, and of the buttons of the dock, what the dock covers or cuts. */
const coveredOrCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('.dock')!;
    const { top, left, right, bottom } = dock.getBoundingClientRect();
    const covered = [...document.querySelectorAll('.edge--near :is(.plate__lp, .hand .card)')]
      .filter((part) => part.getBoundingClientRect().bottom > top + 1)
      .map((part) => `${part.className} is covered`);
    const cut = [...dock.querySelectorAll<HTMLElement>('.btn, .btn__label')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isOut = box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
        return isOut || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
      })
      .map((part) => `${part.textContent} is cut`);
    return [...covered, ...cut];
  });

for (const language of LANGUAGES)
  for (const mode of ['smooth', 'pause'] as const)
    test(`after a Summon the dock covers neither Life Points nor hand (${language}, ${mode})${seldomUnless(language === 'ja' && mode === 'smooth')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await summoned(page, language, mode);
      expect(await coveredOrCut(page)).toEqual([]);
      await resized(page, 1024, 768);
      expect(await coveredOrCut(page)).toEqual([]);
      // The keys stand on the answers in either language.
      expect(await page.locator('.dock .btn .key:visible').allTextContents()).toEqual(expect.arrayContaining(['N', 'E']));
    });

/** The window of another size, once the page has taken it up. */
async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Three monsters that Enemy Controller may change. */
const threeTargets = (page: Page): Promise<void> => {
  const monsters = ['Vorse Raider', 'Gemini Elf', 'Blue-Eyes White Dragon'].map((card) => ({
    card,
    position: 'attack' as const,
  }));
  return openPosition(page, { players: [{ hand: ['Enemy Controller', ...HAND] }, { hand: HAND, monsters }] }, 'smooth', {
    secrecy: 'open',
  });
};

for (const language of LANGUAGES)
  test(`a target is picked where it lies, and the prompt names it (${language}) @seldom`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    await page.setViewportSize({ width: 1366, height: 768 });
    await threeTargets(page);
    await page.locator('[data-place="0:hand:0"]').click();
    await page.locator('[role="menu"] [data-act="activate"]').click();
    await drawn(page);
    const mode = page.locator('[data-value]').first();
    if ((await page.locator('.dock').getAttribute('data-kind')) === 'answer') await mode.click();
    await drawn(page);
    await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'choose');
    await expect(page.locator('.dock__acts > .btn')).toHaveCount(2);
    const target = page.locator('[data-place="1:monster:2"]');
    for (const [width, height] of [
      [1366, 768],
      [1024, 768],
      [390, 844],
    ] as const) {
      await resized(page, width, height);
      await target.click();
      await expect(page.locator('[data-act="confirm"]')).toContainText(/Target|対象にする/);
      await expect(page.locator('.dock__note')).toContainText(/target: Blue-Eyes White Dragon|対象：青眼の白龍/);
      expect(await coveredOrCut(page), `${width}×${height}`).toEqual([]);
      await target.click();
      await expect(target).toHaveAttribute('aria-pressed', 'false');
    }
  });

test('who plays by keyboard is taken to the cards that can be picked, and the digits are these cards @seldom', async ({
  page,
}) => {
  await threeTargets(page);
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await drawn(page);
  if ((await page.locator('.dock').getAttribute('data-kind')) === 'answer') await page.keyboard.press('1');
  await drawn(page);
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'choose');
  const focused = page.locator('[data-place^="1:monster:"][aria-pressed]:focus');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('2');
  await expect(page.locator('[data-place="1:monster:1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-act="confirm"]')).toBeFocused();
});

/** What of both halves, plates and the near hand is not seen whole or lies under the dock, and whether the page scrolls. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('.dock')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.half .cell, .edge .plate__lp, .edge--near .hand .card, .rail')];
    const bad = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      const isOut = box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
      const isUnder =
        Math.min(box.right, dock.right) - Math.max(box.left, dock.left) > 1 &&
        Math.min(box.bottom, dock.bottom) - Math.max(box.top, dock.top) > 1;
      return isOut || isUnder;
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...bad.map((part) => part.className), ...scrolls];
  });

/** The place of the act farthest to the right, the first one of the question: where it begins and ends, and how low it stands. */
const placeOfMain = (page: Page): Promise<readonly number[]> =>
  page.locator('.dock__acts > .btn').evaluateAll((acts) => {
    const boxes = acts.map((act) => act.getBoundingClientRect()).sort((a, b) => b.right - a.right || b.top - a.top);
    return [boxes[0]!.left, boxes[0]!.right, boxes[0]!.top].map(Math.round);
  });

test('both halves, plates and the hand are seen at every question, without scrolling', async ({ page }) => {
  const { dock, far } = { dock: page.locator('.dock'), far: page.locator('[data-place="1:monster:2"] .card') };
  await page.setViewportSize({ width: 1366, height: 650 });
  await threeTargets(page);
  for (const [width, height] of [
    [1366, 650],
    [844, 390],
    [683, 384],
    [390, 844],
  ] as const) {
    const size = `${width}×${height}`;
    await resized(page, width, height);
    expect(await unseen(page), size).toEqual([]);
    const room = () => page.locator('.dock-slot').boundingBox();
    const [before, mainAct] = [await room(), await placeOfMain(page)];
    await page.locator('[data-place="0:hand:0"]').click();
    await page.locator('[role="menu"] [data-act="activate"]').click();
    await drawn(page);
    if ((await dock.getAttribute('data-kind')) === 'answer') await page.locator('[data-value]').first().click();
    await drawn(page);
    await expect(far).toBeInViewport({ ratio: 1 });
    expect(await unseen(page), size).toEqual([]);
    // Whatever is asked, the prompt has its room and no other, and the act that counts its place.
    expect(await room()).toEqual(before);
    expect(await placeOfMain(page), size).toEqual(mainAct);
    await page.locator('[data-place="1:monster:2"]').click();
    expect(await placeOfMain(page), `${size}, picked`).toEqual(mainAct);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dock).toHaveAttribute('data-kind', 'idle');
    expect(await unseen(page), size).toEqual([]);
  }
});

test.describe('by touch', () => {
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    test.describe(`${width}×${height}`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

      test('a turn is played without one scroll, and the far hand, a number, opens beside the field', async ({ page }) => {
        const side = { hand: ['Vorse Raider', ...HAND] };
        await openPosition(page, { players: [side, side] }, 'smooth', { secrecy: 'open' });
        await page.locator('[data-place="0:hand:0"]').tap();
        await page.locator('.duel-table [data-act="normalSummon"]').tap();
        await drawn(page);
        await expect(page.locator('[data-place="0:monster:0"]')).toHaveAttribute('aria-label', /Vorse Raider/);
        expect(await unseen(page)).toEqual([]);
        const far = page.getByRole('button', { name: /^hand 5, Aya/ });
        await far.tap();
        await expect(
          page.getByRole('region', { name: 'Aya – hand' }).getByRole('button', { name: /Gemini Elf/ }),
        ).toBeInViewport();
        await far.tap();
        await page.locator('.dock [data-act="enter"]').last().tap();
        await drawn(page);
        await expect(page.locator('.turn')).toContainText('Turn 4');
        expect(await unseen(page)).toEqual([]);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    });
  }
});

for (const language of LANGUAGES)
  test(`on a phone the dock of a Main Phase is one row that covers nothing (${language}) @seldom`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await summoned(page, language, 'smooth');
    expect(await coveredOrCut(page)).toEqual([]);
  });

test('where cards of a hand lie under each other, the mouse that rests on one reaches the next by what was seen of it @seldom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const hand = [...HAND, ...HAND, ...HAND];
  await openPosition(page, { players: [{ hand }, {}] }, 'smooth', { secrecy: 'open' });
  const card = (at: number) => page.locator(`[data-place="0:hand:${at}"]`);
  const left = await card(5).evaluate((one) => one.getBoundingClientRect().left);
  await expect(card(4)).toBeVisible();
  expect(await card(4).evaluate((one) => one.getBoundingClientRect().right)).toBeGreaterThan(left + 10);
  await card(4).hover({ position: { x: 6, y: 24 } });
  await card(5).click({ position: { x: 6, y: 24 }, timeout: 5000 });
  await expect(card(5)).toHaveAttribute('aria-pressed', 'true');
});

for (const language of LANGUAGES)
  test(`who is asked on the far side sees the own half above the dock, and short answers (${language})${seldomUnless(language === 'ja')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    const side = { hand: HAND.slice(0, 2), monsters: [{ card: 'Vorse Raider', position: 'attack' as const }] };
    const set = [{ card: 'Sakuretsu Armor', face: 'set' as const }];
    await openPosition(page, { phase: 'battle', players: [side, { ...side, spellsTraps: set }] }, 'pause', { secrecy: 'open' });
    await page.locator('[data-place="0:monster:0"]').click();
    await page.locator('[role="menu"] [data-act="attack"]').first().click();
    await page.locator('[data-place="1:monster:0"]').click();
    await drawn(page);
    await expect(page.locator('.dock')).toHaveAttribute('data-seat', '1');
    const seen = (): Promise<boolean> =>
      page.evaluate(() => {
        const dock = document.querySelector('.dock')!.getBoundingClientRect().top;
        return ['.half--far .cell--spellTrap', '.half--far .cell--monster', '.edge:not(.edge--near) .plate__lp'].every((part) => {
          const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
          return top >= -1 && bottom <= dock + 1;
        });
      });
    await expect.poll(seen).toBe(true);
    const lines = await page.locator('.dock__acts .btn__label').evaluateAll((all) =>
      all.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  });
