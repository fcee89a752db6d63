import type { Page } from '@playwright/test';
import { openPosition, openVisionPosition } from '../laid-out';
import { drawn, passUntil } from '../table';
import type { HardState } from './hard-states';
import { act, door, FULL, onCard, play } from './states';

/** The table that stands alone at an event. */
const AT = '?kiosk=4711';

const table = (page: Page, secrecy: 'open' | 'curtain' = 'open'): Promise<void> =>
  openPosition(page, FULL, 'smooth', { secrecy, search: AT });

/** A clock that can be wound on: what happens to a page that nobody touches. */
const wound =
  (open: (page: Page) => Promise<void>, seconds: number, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.clock.install();
    await open(page);
    // The scene is a part that the page fetches.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(1_000 * seconds);
    await page.locator(shows).waitFor();
  };

/** Somebody is there: on a slow machine the scene for passers-by would come before all windows are measured. */
const touched = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
};

/** The sheet of whoever looks after the table, over a duel. */
async function corner(page: Page): Promise<void> {
  await page.clock.install();
  await table(page);
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.clock.fastForward(2_000);
  await page.mouse.up();
  await page.locator('[data-operator="closed"]').waitFor();
}

async function staff(page: Page): Promise<void> {
  await corner(page);
  for (const digit of '4711') await page.locator(`[data-operator] [data-digit="${digit}"]`).click();
  await page.locator('[data-operator] [data-act="enter"]').click();
  await page.locator('[data-operator="open"]').waitFor();
}

async function end(page: Page): Promise<void> {
  await openPosition(
    page,
    { players: [{ monsters: [{ card: 'Summoned Skull', position: 'attack' }] }, { lp: 2000 }] },
    'smooth',
    { secrecy: 'open', search: AT },
  );
  await page.locator('[data-phase="battle"]').click();
  await page.locator('[data-place="0:monster:0"]:has(.can-dot)').waitFor();
  await onCard(page, '0:monster:0');
  await act(page, 'attack');
  await page.locator('[data-result]').waitFor();
}

export const KIOSK_STATES: readonly HardState[] = [
  { name: 'kiosk scene for passers-by', open: wound((page) => table(page, 'curtain'), 91, '[data-attract]') },
  { name: 'kiosk left for a moment', isSeldom: true, open: wound((page) => table(page, 'curtain'), 31, '.curtain') },
  {
    name: 'kiosk duel',
    at: touched,
    open: async (page) => {
      await table(page);
      await play(page, '0:hand:5', 'normalSummon');
      await drawn(page);
    },
  },
  {
    name: 'kiosk VISION',
    at: touched,
    isSeldom: true,
    open: async (page) => {
      const player = { field: ['Festival Drum', 'River Mother'], hand: ['Stray Spark', 'Sudden Gust'], nodes: { active: 5 } };
      await openVisionPosition(page, { players: [player, player] }, 'strict', AT);
      await passUntil(page, 'priority');
    },
  },
  {
    name: 'kiosk menu',
    at: touched,
    isSeldom: true,
    isWished: true,
    open: async (page) => {
      await table(page);
      await page.keyboard.press('m');
      await page.locator('[data-sheet]').first().waitFor();
    },
  },
  { name: 'kiosk number of the staff', isSeldom: true, open: corner, at: touched },
  { name: 'kiosk staff', isSeldom: true, open: staff, at: touched },
  { name: 'kiosk lesson step', isSeldom: true, open: door(`${AT}#lesson=first-duel`, '.guide'), at: touched },
  { name: 'kiosk puzzle', isSeldom: true, open: door(`${AT}#puzzles=two-swords`, '.puzzle-slip'), at: touched },
  { name: 'kiosk ending', isSeldom: true, open: end, at: touched },
];
