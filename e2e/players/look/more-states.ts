import type { Page } from '@playwright/test';
import { openPosition } from '../laid-out';
import { AROUND_STATES } from './around-states';
import { act, door, FULL, full, lost, play, smooth, vision, withKey, type State } from './states';
import { TROUBLE_STATES } from './trouble-states';

/** Behind the curtain, and then the turn player's own cards. */
async function handedOver(page: Page): Promise<void> {
  await openPosition(page, FULL);
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Ren has summoned, and Aya is asked in public. */
async function asked(page: Page): Promise<void> {
  await handedOver(page);
  await play(page, '0:hand:5', 'normalSummon');
  await page.locator('.dock[data-kind="window"][data-seat="1"]').waitFor();
  await page.waitForTimeout(300);
}

async function past(page: Page): Promise<void> {
  await lost(page);
  await page.locator('[data-result] .btn').nth(1).click();
  await page.goto('./#library');
  await page.locator('[data-past]').first().waitFor();
}

async function match(page: Page): Promise<void> {
  await page.goto('./?match=3&decks=goat-control,warrior-rush&names=Ren,Aya&seed=77');
  await page.locator('.now__go').click();
  await page.locator('[data-match-stage="preparing"]').waitFor();
}

/** The first duel of a match is given up, and the loser exchanges cards. */
async function sideDeck(page: Page): Promise<void> {
  await match(page);
  await page.keyboard.press('Enter');
  await page.locator('.dock[data-kind="chooseFirst"] [data-value]').first().click();
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"]').first().click();
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.curtain--match').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.curtain--match').waitFor({ state: 'detached' });
}

/** Nobody touches the table. */
async function attract(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('./');
  await page.locator('.now__go').waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(91_000);
  await page.locator('[data-attract]').waitFor();
}

async function operator(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('./?kiosk=4711');
  await page.locator('.now__go').waitFor();
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.clock.fastForward(2_000);
  await page.mouse.up();
  const sheet = page.locator('[data-operator]');
  for (const digit of '4711') await sheet.locator(`[data-digit="${digit}"]`).click();
  await sheet.locator('[data-act="enter"]').click();
  await page.locator('[data-operator="open"]').waitFor();
}

const then =
  (first: (page: Page) => Promise<void>, ...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await first(page);
    for (const selector of selectors) await page.locator(selector).first().click();
  };

const visionKey =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await vision(page);
    await page.keyboard.press(key);
    await page.locator('[data-sheet]').first().waitFor();
  };

const ofVision =
  (hash: string, shows: string) =>
  async (page: Page): Promise<void> => {
    await door(hash, '.beside')(page);
    await page.getByRole('radio', { name: 'VISION' }).check();
    await page.locator(shows).first().waitFor();
  };

/** Everything else that a page can show: axe looks at it, as it stands in a usual window. */
export const MORE_STATES: readonly State[] = [
  { name: 'window in public', open: asked },
  {
    name: 'window with the own cards',
    open: async (page) => {
      await asked(page);
      await page.keyboard.press('l');
      await page.locator('.curtain').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.curtain').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'cards laid down',
    open: async (page) => {
      await asked(page);
      await page.keyboard.press('Space');
      await page.locator('.dock[data-seat="0"]').waitFor();
    },
  },
  { name: 'own view', open: handedOver },
  { name: 'a look in Hold to peek', open: (page) => openPosition(page, FULL, 'strict', { secrecy: 'peek' }) },
  { name: 'rules at the table', open: withKey('/') },
  { name: 'stops', open: withKey('s') },
  {
    name: 'pile',
    open: async (page) => {
      await full(page);
      await page.keyboard.press('g');
      await page.locator('.sheet').waitFor();
    },
  },
  { name: 'keys to change', open: then(withKey('?'), '[data-act="changeKeys"]') },
  { name: 'export', open: then(withKey('m'), '[data-act="save"]') },
  { name: 'request', open: then(withKey('m'), '[data-act="surrender"]') },
  {
    name: 'review',
    open: async (page) => {
      await smooth(page);
      await play(page, '0:hand:5', 'normalSummon');
      await page.waitForTimeout(300);
      await page.keyboard.press('[');
      await page.locator('[data-act="leave-review"]').waitFor();
    },
  },
  {
    name: 'an act taken back',
    open: async (page) => {
      await smooth(page);
      await play(page, '0:hand:5', 'normalSummon');
      await page.waitForTimeout(300);
      await act(page, 'takeBack');
      await page.locator('[data-went-back]').waitFor();
    },
  },
  { name: 'first duel', open: door('#lesson=first-duel', '.guide') },
  { name: 'test hand', open: then(door('#decks=bench-a', '[role="tab"]'), '[data-part="hand"]') },
  { name: 'import of decks', open: then(door('#decks', '.decks li'), '.beside [aria-expanded]') },
  { name: 'playback', open: then(past, '[data-act="play-back"]') },
  { name: 'match', open: match },
  { name: 'side deck', open: sideDeck },
  { name: 'attract', open: attract },
  { name: 'operator', open: operator },
  { name: 'public window', open: door('#public', 'main h1') },
  { name: 'VISION help', open: visionKey('?') },
  { name: 'VISION acts', open: visionKey('a') },
  { name: 'VISION timeline', open: visionKey('v') },
  { name: 'VISION lesson', open: door('#lesson=vision-first-game~7', '.way__head') },
  { name: 'VISION rules', open: ofVision('#rules', '[data-rule]') },
  { name: 'VISION decks', open: ofVision('#decks', '.decks li') },
  {
    name: 'keys of the deck screen to change',
    open: then(door('#decks=bench-a', '[role="tab"]'), '[data-part="keys"]', '[data-act="changeKeys"]'),
  },
  ...AROUND_STATES,
  ...TROUBLE_STATES,
];
