import type { Page } from '@playwright/test';
import { openPosition } from '../laid-out';
import { plant } from '../plant';
import { openCurtain } from '../table';
import { full, lost, onCard, play, vision, type State } from './states';

/** The browser keeps nothing. */
async function notKept(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('./?seed=storage&first=0&secrecy=open');
  await page.locator('.now__go').click();
  await page.locator('[data-trouble="notKept"]').waitFor();
}

/** What the browser kept of a duel is damaged, and was set aside. */
async function setAside(page: Page): Promise<void> {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('kusari.duel', '{"format":"kusari-duel","version":1,"seats":'));
  await page.reload();
  await page.locator('[data-trouble="cannotOpen"]').waitFor();
}

/** The duel that was set aside, with the past ones. */
async function asideInLibrary(page: Page): Promise<void> {
  await setAside(page);
  await page.locator('[data-trouble] .btn').last().click();
  await page.goto('./#library');
  await page.locator('[data-aside]').first().waitFor();
}

/** A fault of the page in the table itself. */
async function faultOfTable(page: Page): Promise<void> {
  const fault = await plant(page, 'table-frame', 'a fault');
  await full(page);
  await fault.on();
  // Whatever draws the table next meets the fault: a narrower window has another one.
  await page.setViewportSize({ width: 1000, height: 768 });
  await page.locator('[data-fault="table"]').waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** A sheet whose code does not come. */
async function missingPart(page: Page): Promise<void> {
  await page.route('**/assets/TimelineSheet-*.js', (route) => route.abort());
  await full(page);
  await page.keyboard.press('v');
  await page.locator('[data-missing]').waitFor();
}

/** Aya has seen her new card since, so she has to ask Ren before the duel goes back. */
async function consent(page: Page): Promise<void> {
  await openPosition(
    page,
    {
      players: [
        { hand: ['Vorse Raider'], deck: ['Jinzo'] },
        { spellsTraps: [{ card: 'Trap Hole', face: 'set' }], deck: ['Sangan'] },
      ],
    },
    'smooth',
  );
  await openCurtain(page);
  await play(page, '0:hand:0', 'normalSummon');
  await page.waitForTimeout(300);
  await page.keyboard.press('e');
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  await page.keyboard.press('Shift+R');
  await page.locator('[data-window="summonSuccess"]').first().click();
  await page.locator('[data-review="preview"]').waitFor();
  await page.locator('[data-act="rewind"]').first().click();
  await page.locator('[data-act="accept"]').waitFor();
}

const onPaper =
  (first: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await first(page);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.locator('.paper').waitFor();
  };

async function deckToPrint(page: Page): Promise<void> {
  await page.goto('./#decks=warrior-rush');
  await page.locator('[data-part="export"]').first().click();
  await page.locator('[data-act="print"]').first().waitFor();
}

/** A card of the own first zone, Set before, is activated, and something has to be declared for it. */
const declared =
  (card: string) =>
  async (page: Page): Promise<void> => {
    const deck = ['Jinzo', 'Kuriboh', 'Sangan', 'Vorse Raider', 'Gemini Elf', 'Dark Hole', 'Raigeki'];
    const monsters = [{ card: 'Summoned Skull', position: 'attack' as const }];
    await openPosition(page, { players: [{ spellsTraps: [{ card, face: 'set' }], deck, monsters }, { deck }] }, 'smooth', {
      secrecy: 'open',
    });
    await onCard(page, '0:spellTrap:0');
    await page.locator('.duel-table [data-act="activate"]').first().click();
    const says = page.locator('.dock__say');
    for (let i = 0; i < 12 && !/declare|宣言/.test((await says.textContent()) ?? ''); i++) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(250);
    }
    await says.filter({ hasText: /declare|宣言/ }).waitFor();
  };

async function visionEnding(page: Page): Promise<void> {
  await vision(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"]').first().click();
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
}

/** What has gone wrong or needs another player, what is printed, and questions that are seldom asked. */
export const TROUBLE_STATES: readonly State[] = [
  { name: 'nothing is kept', open: notKept },
  { name: 'a duel set aside', open: setAside },
  { name: 'past duels with one set aside', open: asideInLibrary },
  { name: 'fault of the table', open: faultOfTable },
  { name: 'a part that does not come', open: missingPart },
  { name: 'consent to go back', open: consent },
  { name: 'deck list on paper', open: onPaper(deckToPrint) },
  { name: 'match slip on paper', open: onPaper(lost) },
  { name: 'Type to declare', open: declared('DNA Surgery') },
  { name: 'number to declare', open: declared('Reasoning') },
  { name: 'end of VISION', open: visionEnding },
];
