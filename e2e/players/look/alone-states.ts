import type { Page } from '@playwright/test';
import { blunder } from '../blunder';
import { FULL, act, door, full, type State } from './states';

/** What somebody opens who is alone: the workshop, puzzles, the review of a duel, a partner and its advice. */

const SCENARIO = { format: 'duel-scenario/1', id: 'workshop', steps: [], ...FULL };

/** A position lies on the bench, and one of its cards is spoken of. */
const workshopWith =
  (changed: object, spot?: string) =>
  async (page: Page): Promise<void> => {
    const text = JSON.stringify({ ...SCENARIO, ...changed });
    await page.addInitScript((one) => localStorage.setItem('kusari.workshop', one), text);
    await door('#workshop', '[data-workshop]')(page);
    if (spot !== undefined) await page.locator(`[data-spot="${spot}"]`).click();
  };

const [first, second] = FULL.players;
const STRONGER = {
  players: [{ ...first, monsters: first.monsters.map((one, i) => (i === 0 ? { ...one, atk: 3300 } : one)) }, second],
};
const IMPOSSIBLE = {
  players: [{ ...first, monsters: [...first.monsters, { card: 'Pot of Greed', position: 'attack' }] }, second],
};
/** A coin is tossed by whoever likes to. */
const TOSSING = {
  players: [{ monsters: [{ card: 'Time Wizard' }, { card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Jinzo' }] }],
};

const onBench = (page: Page, name: string): Promise<void> => page.locator(`[data-act="${name}"]`).first().click();

async function played(page: Page): Promise<void> {
  await workshopWith(TOSSING)(page);
  await onBench(page, 'play');
  await page.locator('.dock').waitFor();
  await page
    .locator('[data-place="0:monster:0"]')
    .first()
    .click({ position: { x: 8, y: 14 } });
  await act(page, 'activate');
  await page.locator('.dock[data-kind="respond"]').waitFor();
  await page.waitForTimeout(400);
  await page.keyboard.press('Space');
  await page.locator('.dock [data-value="heads"]').click();
  await page.waitForTimeout(400);
}

/** A line has been played, and lies in the list. */
async function kept(page: Page): Promise<void> {
  await played(page);
  await onBench(page, 'to-bench');
  await page.locator('[data-line]').waitFor();
}

/** A wrong first act, and what the table makes of it. */
async function refuted(page: Page): Promise<void> {
  await door('?beat=0#puzzles=make-room', '.puzzle-slip')(page);
  await page.locator('[data-act="enter"]').first().click();
  await page.locator('.puzzle-slip[data-stage="refuted"]').waitFor({ timeout: 90_000 });
}

/** A duel of the library, looked through. */
async function judged(page: Page): Promise<void> {
  await page.goto('./#library');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-act="import"]').click()]);
  await chooser.setFiles({ name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(await blunder()) });
  await page.locator('[data-chosen]').waitFor();
  await page.locator('.chosen__acts [data-act="judge"]').click();
  await page.locator('[data-act="judge-start"]').click();
  await page.locator('[data-judging="done"]').waitFor({ timeout: 120_000 });
}

const partner = (query: string) => door(`?seed=41&decks=bench-a,bench-b&${query}`, '.now__go');
async function begun(page: Page, query: string): Promise<void> {
  await partner(query)(page);
  await page.locator('.now__go').click();
}

export const ALONE_STATES: readonly State[] = [
  { name: 'workshop', open: workshopWith(STRONGER, '0:monster:0') },
  { name: 'workshop, empty', isSeldom: true, open: door('#workshop', '[data-workshop]') },
  { name: 'workshop, impossible', isSeldom: true, open: workshopWith(IMPOSSIBLE, '0:hand:0') },
  {
    name: 'workshop, a line is played',
    isSeldom: true,
    isTable: true,
    open: async (page) => {
      await played(page);
      await page.locator('.workshop-slip__chance summary').click();
    },
  },
  {
    name: 'workshop, shared',
    isSeldom: true,
    open: async (page) => {
      await workshopWith({})(page);
      await onBench(page, 'share');
      await page.locator('[data-act="save-file"]').waitFor();
    },
  },
  {
    name: 'workshop, judge’s view',
    isSeldom: true,
    open: async (page) => {
      await kept(page);
      await page.locator('[data-line] [data-act="judge"]').first().click();
      await page.locator('.workshop-judge').waitFor();
    },
  },
  {
    name: 'puzzle editor',
    isSeldom: true,
    open: async (page) => {
      await workshopWith({ players: [{ monsters: [{ card: 'Jinzo' }] }, { lp: 2000 }] })(page);
      await onBench(page, 'prove');
      await page.locator('[data-proved="wins"]').waitFor({ timeout: 60_000 });
    },
  },
  { name: 'puzzles', open: door('#puzzles', '[data-puzzle]') },
  { name: 'puzzle', isTable: true, open: door('#puzzles=two-swords', '.puzzle-slip') },
  { name: 'puzzle, refuted', isSeldom: true, isTable: true, open: refuted },
  { name: 'chances of a duel', open: judged },
  {
    name: 'partner on the start',
    open: async (page) => {
      await partner('partner=1:keen')(page);
      await page.locator('.fold').click();
      await page.locator('.setup__seats').waitFor();
    },
  },
  {
    name: 'partner thinks',
    isSeldom: true,
    isTable: true,
    open: async (page) => {
      await begun(page, 'beat=900000&first=1&partner=1:gentle');
      await page.locator('.dock[data-kind="partner"]').waitFor();
    },
  },
  {
    name: 'partner that cannot be fetched',
    isSeldom: true,
    isTable: true,
    open: async (page) => {
      await page.route('**/assets/thinker-*.js', (route) => route.abort());
      await begun(page, 'beat=0&first=1&partner=1:gentle');
      await page.locator('.dock[data-kind="stuck"]').waitFor();
    },
  },
  {
    name: 'what would you do',
    isTable: true,
    open: async (page) => {
      await page.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem('kusari.settings') ?? '{}') as object;
        localStorage.setItem('kusari.settings', JSON.stringify({ ...kept, advice: 'on' }));
      });
      await full(page);
      await page.locator('[data-act="advice"]').click();
      await page.locator('[data-advice="found"]').waitFor({ timeout: 90_000 });
    },
  },
];
