import { expect, test, type Page } from '@playwright/test';
import { kindOf, openCurtain, standing, startDuel } from './players/table';

const bottom = (page: Page) => page.locator('.table-frame');

async function sit(page: Page, seating: 'flip' | 'fixed' | 'facing'): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('kusari.seating', kept), JSON.stringify({ seating, isTurned: false }));
}

/** Ends the turn and lets everybody pass until the next one begins. */
async function endTurn(page: Page): Promise<void> {
  await page.keyboard.press('e');
  for (let i = 0; i < 8; i++) {
    await page.waitForTimeout(300);
    if ((await standing(page)) === 'curtain') return openCurtain(page);
    if (!['window', 'respond'].includes((await kindOf(page)) ?? '')) return;
    await page.keyboard.press('Space');
  }
}

/** Whether an element stands upside down on the screen. */
const isUpsideDown = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let turns = 0;
      for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).rotate === '180deg') turns += 1;
      return turns % 2 === 1;
    });

test('open hands: both hands lie face-up for both, and the table says so @seldom', async ({ page }) => {
  await startDuel(page, 'seed=41&first=0&secrecy=open');
  await expect(page.locator('[data-open-hands]')).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
  for (const seat of [0, 1]) {
    const hand = page.locator(`[data-place^="${seat}:hand:"]`);
    expect(await hand.count()).toBeGreaterThan(4);
    await expect(hand.and(page.locator('[aria-label*="face-down"]'))).toHaveCount(0);
  }
});

test('side by side the table turns to the player whose turn it is', async ({ page }) => {
  await sit(page, 'flip');
  await startDuel(page, 'seed=41&first=0&secrecy=peek');
  await expect(bottom(page)).toHaveAttribute('data-bottom', '0');
  await endTurn(page);
  await expect(bottom(page)).toHaveAttribute('data-bottom', '1');
});

/** Where the squares of a half lie, from the middle of the half, by what they are. */
const squaresOf = (page: Page, seat: 0 | 1): Promise<Record<string, readonly [number, number]>> =>
  page.evaluate((whose) => {
    const half = document.querySelector(`[data-place="${whose}:monster:0"]`)!.closest('.half')!;
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const [x, y] = middle(half);
    return Object.fromEntries(
      [...half.querySelectorAll<HTMLElement>('.cell > [data-place]:first-child')].map((square) => {
        const [left, top] = middle(square);
        return [square.dataset.place!.slice(2), [Math.round(left - x) + 0, Math.round(top - y) + 0] as const];
      }),
    );
  }, seat);

/** The parts of the table as the Tab key comes to them; the one stop of the field may be on either half. */
async function partsByTab(page: Page): Promise<readonly string[]> {
  const parts: string[] = [];
  await page.locator('.top__tools button').last().focus();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const at = document.activeElement?.closest('.edge, .rail, .dock-slot');
      return at ? (/edge--\w+|rail|dock-slot/.exec(at.className)?.[0] ?? '') : null;
    });
    if (part !== null && part !== parts.at(-1)) parts.push(part);
    if (part === 'dock-slot') break;
  }
  return parts;
}

test('a table that turns lays each half as its player sees it, and moves no part of the page for it @seldom', async ({
  page,
}) => {
  await sit(page, 'flip');
  await startDuel(page, 'seed=41&first=0&secrecy=open');
  const [own, across] = [await squaresOf(page, 0), await squaresOf(page, 1)];
  expect(Object.keys(own)).toHaveLength(14);
  // Whoever sits across has the front row at the seam as well, and the first column at the other side.
  for (const [place, [x, y]] of Object.entries(own)) expect(across[place], place).toEqual([0 - x, 0 - y]);
  const order = await partsByTab(page);
  expect(order).toEqual(['edge--full', 'rail', 'edge--near', 'dock-slot']);

  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const parts = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const moved = parts.filter((part) => part instanceof Element && part.matches('.edge, .half, .half__row, .cell, .rail'));
      document.body.dataset.moved = String(Number(document.body.dataset.moved ?? 0) + moved.length);
    }).observe(document.querySelector('.mid')!, { subtree: true, childList: true });
  });
  await endTurn(page);
  await expect(bottom(page)).toHaveAttribute('data-bottom', '1');
  await expect(page.locator('body')).toHaveAttribute('data-moved', '0');
  expect(await squaresOf(page, 0)).toEqual(across);
  expect(await squaresOf(page, 1)).toEqual(own);
  expect(await partsByTab(page)).toEqual(order);
});

test('fixed seats stay, and F turns the table by hand @seldom', async ({ page }) => {
  await sit(page, 'fixed');
  await startDuel(page, 'seed=41&first=0');
  await openCurtain(page);
  await endTurn(page);
  await expect(page.locator('.dock')).toContainText('Aya');
  await expect(bottom(page)).toHaveAttribute('data-bottom', '0');
  await page.keyboard.press('f');
  await expect(bottom(page)).toHaveAttribute('data-bottom', '1');
});

test.describe('face to face over a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('the far player finds hand, half, prompt and curtain turned round, and plays by touch', async ({ page }, info) => {
    await sit(page, 'facing');
    await startDuel(page, 'seed=41&first=0&secrecy=peek');
    expect(await isUpsideDown(page, '.dock')).toBe(false);
    // Each player has a log of its own; what is new in it is read aloud once.
    for (const seat of [0, 1]) await page.locator(`[data-side="${seat}"]`).getByRole('tab', { name: 'Log' }).tap();
    await expect(page.getByRole('log')).toHaveCount(2);
    await expect(page.locator('[role="log"][aria-live="polite"]')).toHaveCount(1);
    await page.locator('.dock [data-act="enter"]').last().tap();
    const dock = page.locator('[data-sill="1"] .dock');
    for (let i = 0; i < 8 && (await kindOf(page)) !== 'idle'; i++) {
      await page.waitForTimeout(300);
      const pass = page.locator('.dock [data-act="pass"]');
      if ((await pass.count()) > 0) await pass.tap();
    }
    await expect(dock).toContainText('Aya');
    for (const what of [
      '[data-sill="1"] .dock',
      '[data-place="1:hand:0"]',
      '[data-place="1:monster:0"]',
      '.rail',
      '[data-eye="1"]',
    ])
      expect(await isUpsideDown(page, what), what).toBe(true);
    for (const what of ['[data-place="0:hand:0"]', '[data-place="0:monster:0"]', '[data-eye="0"]'])
      expect(await isUpsideDown(page, what), what).toBe(false);
    const box = (await page.locator('[data-place="1:hand:0"]').boundingBox())!;
    expect(box.y).toBeLessThan(200);

    await dock.locator('[data-act="look"]').tap();
    await expect(page.locator('[data-eye="1"]')).toHaveAttribute('aria-pressed', 'true');
    await page.screenshot({ path: info.outputPath('facing.png') });
    await page.locator('[data-place^="1:hand:"][aria-label*="ATK"][aria-label*="usable now"]').first().tap();
    const act = page.locator('[role="menu"] :is([data-act="normalSummon"], [data-act="setMonster"])').first();
    await act.tap();
    await expect(page.locator('[data-eye="1"]')).toHaveAttribute('aria-pressed', 'false');
    for (const control of await page.locator('.dock .btn, .eye').all())
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  test('the curtain falls towards the seat that it waits for @seldom', async ({ page }) => {
    await sit(page, 'facing');
    await startDuel(page, 'seed=41&first=0');
    await page.locator('.curtain').waitFor();
    expect(await isUpsideDown(page, '.curtain h1')).toBe(false);
    await openCurtain(page);
    await page.keyboard.press('e');
    for (let i = 0; i < 8 && (await standing(page)) !== 'curtain'; i++) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(300);
    }
    expect(await isUpsideDown(page, '.curtain h1')).toBe(true);
    // A window too low to lie between two players shows the usual table, and its curtain lies as that does.
    await page.setViewportSize({ width: 960, height: 540 });
    await expect(page.locator('.duel-table')).not.toHaveAttribute('data-facing');
    expect(await isUpsideDown(page, '.curtain h1')).toBe(false);
  });
});
