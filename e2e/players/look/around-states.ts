import type { Page } from '@playwright/test';
import { openPosition } from '../laid-out';
import { passUntil } from '../table';
import { door, full, onCard, play, smooth, withKey, type State } from './states';

/** Another page of the browser has the table, and this one says so. */
async function elsewhere(page: Page): Promise<void> {
  const first = await page.context().newPage();
  await full(first);
  await first.waitForFunction(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'kusari.table'));
  await page.goto('./');
  await page.locator('[data-sitting="elsewhere"]').waitFor();
}

/** A file that is no duel was dropped on the table. */
async function refusedFile(page: Page): Promise<void> {
  await full(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{"format":"kusari-duel"'], 'recording.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.locator('[data-trouble="cannotOpen"]').waitFor();
}

/** The position of the table as a link, and that as a code. */
async function linkAsCode(page: Page): Promise<void> {
  await withKey('m')(page);
  await page.locator('[data-act="save"]').first().click();
  await page.locator('[data-act="link-code"]').click();
  await page.locator('[data-code="drawn"]').waitFor();
}

/** What stands around a duel: other pages, files, links, and questions that are no act and no pick of a card. */
export const AROUND_STATES: readonly State[] = [
  { name: 'table open elsewhere', open: elsewhere },
  { name: 'file refused', open: refusedFile },
  { name: 'link as a code', open: linkAsCode },
  {
    name: 'position of a link',
    open: async (page) => {
      await linkAsCode(page);
      const link = await page.locator('[data-code="drawn"] input').inputValue();
      // The same page with another hash is not fetched anew.
      await page.goto(link);
      await page.reload();
      await page.locator('.playback').waitFor();
    },
  },
  { name: 'kiosk', open: door('?kiosk', '.now__go') },
  { name: 'puzzles of a kiosk', open: door('?kiosk#puzzles', '[data-puzzle]') },
  {
    name: 'name to declare',
    open: async (page) => {
      await openPosition(
        page,
        { players: [{ spellsTraps: [{ card: 'Mind Crush', face: 'set' }] }, { hand: ['Kuriboh'] }] },
        'strict',
        { secrecy: 'open' },
      );
      await passUntil(page, 'idle');
      await page.locator('[data-place="0:spellTrap:0"]').click();
      await page.locator('.duel-table [data-act="activate"]').first().click();
      await page.getByRole('searchbox').fill('kuri');
    },
  },
  {
    name: 'order of triggers',
    open: async (page) => {
      const monsters = ['Sangan', 'Witch of the Black Forest'].map((card) => ({ card, position: 'attack' as const }));
      const deck = ['Kuriboh', 'Giant Germ', 'Man-Eater Bug'];
      await openPosition(page, { players: [{ hand: ['Dark Hole'], monsters, deck }, {}] }, 'smooth', { secrecy: 'open' });
      await onCard(page, '0:hand:0');
      await page.locator('.duel-table [data-act="activate"]').first().click();
      while ((await page.locator('.dock').getAttribute('data-kind')) !== 'order') {
        await page.keyboard.press('Space');
        await page.waitForTimeout(200);
      }
    },
  },
  {
    name: 'preview of going back',
    open: async (page) => {
      await smooth(page);
      await play(page, '0:hand:5', 'normalSummon');
      await page.waitForTimeout(300);
      await page.keyboard.press('r');
      await page.locator('[data-window]').first().click();
      await page.locator('[data-review="preview"]').waitFor();
    },
  },
];
