import type { Page } from '@playwright/test';
import { openPosition } from '../laid-out';
import { drawn, openCurtain } from '../table';

export type Language = 'en' | 'ja';

/** A screen to be looked at. Only what stands at a table depends on how its players sit. */
export interface State {
  readonly name: string;
  readonly isTable?: true;
  /** Seldom opened, or much like another one: `npm run look` sees it, the story of every day does not. */
  readonly isSeldom?: true;
  /** For a projector: it is not looked at in windows of less width. */
  readonly least?: number;
  readonly open: (page: Page) => Promise<void>;
}

const HAND = ['Jinzo', 'Airknight Parshath', 'Mystical Space Typhoon', 'Gemini Elf', 'Ring of Destruction', 'Vorse Raider'];

/** A field with long names, Set cards on both sides, an Equip Card, a field spell and full piles. */
const side = (strongest: string) => ({
  hand: HAND,
  monsters: [
    { card: strongest, position: 'attack' as const },
    { card: 'Big Shield Gardna', position: 'defense' as const },
    { card: 'Breaker the Magical Warrior', position: 'attack' as const, counters: { spell: 1 } },
    { card: 'Magician of Faith', position: 'set' as const },
  ],
  spellsTraps: [
    { card: 'Solemn Judgment', face: 'set' as const },
    { card: 'Seven Tools of the Bandit', face: 'set' as const },
    { card: 'Enemy Controller', face: 'set' as const },
    { card: 'Axe of Despair', face: 'up' as const, equippedTo: strongest },
  ],
  graveyard: ['Sangan', 'Dark Hole', 'Witch of the Black Forest'],
  banished: ['Kuriboh'],
  deck: Array<string>(20).fill('Pot of Greed'),
});

export const FULL = { players: [side('Giant Soldier of Stone'), side('Summoned Skull')] } satisfies Parameters<
  typeof openPosition
>[1];

/** An act of the prompt, or of the card that asks. */
export async function act(page: Page, name: string): Promise<void> {
  await page.locator(`:is(.dock, [role="menu"]) [data-act="${name}"]:not([aria-disabled="true"])`).first().click();
  await drawn(page);
}

export const onCard = (page: Page, place: string): Promise<void> =>
  page
    .locator(`[data-place="${place}"]`)
    .first()
    .click({ position: { x: 8, y: 14 } });

/** The act of a card of the hand; those of monsters are asked where they go. */
export async function play(page: Page, place: string, name: string): Promise<void> {
  await onCard(page, place);
  await act(page, name);
}

export const full = (page: Page): Promise<void> => openPosition(page, FULL, 'strict', { secrecy: 'open' });
export const smooth = (page: Page): Promise<void> => openPosition(page, FULL, 'smooth', { secrecy: 'open' });

export const withKey =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await full(page);
    await page.keyboard.press(key);
    await page.locator('[data-sheet]').first().waitFor();
  };

/** Ren's Typhoon is Chain Link 1; Aya answers with Solemn Judgment, and Ren is asked. */
async function chainOfTwo(page: Page): Promise<void> {
  await full(page);
  await play(page, '0:hand:2', 'activate');
  await page.locator('[data-place="1:spellTrap:3"]').click();
  await confirmed(page);
  await page.locator('[data-link]').first().waitFor();
  await page.locator('.dock[data-kind="respond"][data-seat="1"]').waitFor();
  await play(page, '1:spellTrap:0', 'activate');
  await confirmed(page);
  await page.locator('.dock[data-kind="respond"][data-seat="0"]').waitFor();
}

/** An act that is built in steps has a last button that names the whole of it. */
export async function confirmed(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  const last = page.locator('.dock__acts [data-act="confirm"]:not([aria-disabled="true"])');
  if ((await last.count()) > 0) await last.first().click();
}

export async function vision(page: Page): Promise<void> {
  await page.goto('./?seed=vision-9&first=0&secrecy=open');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.locator('.now__go').click();
  for (let seat = 0; seat < 2; seat++) {
    await page.locator(`.dock[data-seat="${seat}"] .dock__acts .btn--main`).first().click();
    await page.waitForTimeout(300);
  }
  await page.locator('.dock[data-kind="priority"]').waitFor();
}

/** Somebody has played a card, and the other is asked. */
async function visionAnswer(page: Page): Promise<void> {
  await vision(page);
  const seat = await page.locator('.dock').getAttribute('data-seat');
  const marked = page.locator(`[data-place^="${seat}:hand:"]:has(.can-dot)`);
  for (let i = 0; i < (await marked.count()); i++) {
    await marked.nth(i).click({ position: { x: 10, y: 24 } });
    const node = page.locator('.dock__acts [data-act="node"]:not([aria-disabled="true"])');
    if ((await node.count()) === 0) continue;
    await node.first().click();
    await page.waitForTimeout(300);
    break;
  }
  for (let i = 0; i < (await marked.count()); i++) {
    await marked.nth(i).click({ position: { x: 10, y: 24 } });
    await page.waitForTimeout(100);
    const play = page.locator('.dock__acts [data-act="playCard"]:not([aria-disabled="true"])');
    if ((await play.count()) === 0) continue;
    await play.first().click();
    await page.waitForTimeout(300);
    break;
  }
}

/** A duel that is over: Aya had no card to draw. */
export async function lost(page: Page): Promise<void> {
  await openPosition(page, { players: [{}, { deck: [] }] }, 'smooth', { secrecy: 'open' });
  await page.keyboard.press('e');
  await page.locator('[data-result]').waitFor();
}

/** Three attackers, one after the other: the first blow, another one, and the last. */
export async function won(page: Page): Promise<void> {
  const attackers = ['Vorse Raider', 'Gemini Elf', 'Celtic Guardian'];
  const monsters = attackers.map((card) => ({ card, position: 'attack' as const }));
  await openPosition(page, { players: [{ monsters }, { lp: 5000 }] }, 'smooth', { secrecy: 'open' });
  await page.locator('[data-phase="battle"]').click();
  for (const i of attackers.keys()) {
    await page.locator(`[data-place="0:monster:${i}"]:has(.can-dot)`).waitFor();
    await page.waitForTimeout(400);
    await onCard(page, `0:monster:${i}`);
    await act(page, 'attack');
  }
  await page.locator('[data-result]').waitFor();
}

export const door =
  (hash: string, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`./${hash}`);
    await page.locator(shows).first().waitFor();
  };

export const STATES: readonly State[] = [
  { name: 'start', open: door('', '.now__go') },
  {
    name: 'start unfolded',
    open: async (page) => {
      await door('', '.now__go')(page);
      await page.locator('.fold').click();
      await page.locator('.setup__seats').waitFor();
    },
  },
  { name: 'lessons', open: door('#lessons', '.beside a[href^="#lesson="]') },
  { name: 'rules', open: door('#rules', '.beside [data-rule], .beside li') },
  { name: 'decks', open: door('#decks', '.decks li') },
  {
    name: 'deck',
    open: async (page) => {
      await door('#decks=bench-a', '.tile')(page);
      await page.locator('.screen-head__tools .btn').first().click();
      await page.locator('.deckname').waitFor();
      await page
        .locator('.tile__pick')
        .first()
        .click({ position: { x: 30, y: 14 } });
    },
  },
  { name: 'no past duels', open: door('#library', '.beside') },
  {
    name: 'past duels',
    open: async (page) => {
      await lost(page);
      await page.locator('[data-result] .btn').nth(1).click();
      await page.goto('./#library');
      await page.locator('[data-past]').waitFor();
    },
  },
  { name: 'lesson', isSeldom: true, isTable: true, open: door('#lesson=three-link-chain~2', '.way__head') },
  { name: 'curtain', isSeldom: true, isTable: true, open: (page) => openPosition(page, FULL) },
  { name: 'open play', isTable: true, open: smooth },
  {
    name: 'card selected',
    isTable: true,
    open: async (page) => {
      await full(page);
      await onCard(page, '0:hand:0');
    },
  },
  { name: 'chain of two', isTable: true, open: chainOfTwo },
  {
    name: 'pick',
    isSeldom: true,
    isTable: true,
    open: async (page) => {
      await full(page);
      await play(page, '0:hand:2', 'activate');
      await page.locator('.dock[data-kind="choose"]').waitFor();
    },
  },
  { name: 'menu', isSeldom: true, isTable: true, open: withKey('m') },
  { name: 'timeline', isSeldom: true, isTable: true, open: withKey('v') },
  { name: 'help', isSeldom: true, isTable: true, open: withKey('?') },
  { name: 'acts', isSeldom: true, isTable: true, open: withKey('a') },
  {
    name: 'why not',
    isTable: true,
    open: async (page) => {
      await full(page);
      // Of its two acts one is refused: the note says why.
      await onCard(page, '0:hand:4');
      await page.keyboard.press('w');
      await page.locator('[data-sheet]').waitFor();
    },
  },
  {
    name: 'respond',
    isTable: true,
    open: async (page) => {
      await smooth(page);
      await play(page, '0:hand:5', 'normalSummon');
      await page.waitForTimeout(400);
      await page.keyboard.press('r');
      await page.locator('[data-sheet]').waitFor();
    },
  },
  {
    name: 'backs and windows',
    isTable: true,
    open: async (page) => {
      await openPosition(page, FULL, 'smooth');
      await openCurtain(page);
      await play(page, '0:hand:5', 'normalSummon');
      await page.waitForTimeout(400);
      await act(page, 'enter');
      await page.locator('.respond__open, .respond').first().waitFor();
    },
  },
  { name: 'result', isTable: true, open: won },
  {
    name: 'own pictures',
    isSeldom: true,
    open: async (page) => {
      await door('', '.now__go')(page);
      await page.locator('.looks summary').click();
      await page.locator('[data-act="pictures"]').click();
      await page.locator('[data-pictures]').waitFor();
    },
  },
  {
    name: 'result as a picture',
    isSeldom: true,
    open: async (page) => {
      await lost(page);
      await page.locator('[data-act="picture"]').click();
      await page.locator('[data-picture] img').waitFor();
    },
  },
  { name: 'link that was cut off', isSeldom: true, open: door('#duel=1.4000.H4sIAAAA', '[data-link-problem]') },
  {
    name: 'audience',
    isSeldom: true,
    least: 1024,
    open: async (page) => {
      const table = await page.context().newPage();
      await chainOfTwo(table);
      await page.goto('./#public');
      await page.locator('.big-link').first().waitFor();
    },
  },
  {
    name: 'VISION audience',
    isSeldom: true,
    least: 1024,
    open: async (page) => {
      const table = await page.context().newPage();
      await visionAnswer(table);
      await page.goto('./#public');
      await page.locator('.big-plate').first().waitFor();
    },
  },
  { name: 'VISION open play', isTable: true, open: vision },
  { name: 'VISION answer', isSeldom: true, isTable: true, open: visionAnswer },
];
