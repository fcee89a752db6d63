import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { kindOf, openCurtain, press, question, sit, startDuel, takeUp } from './players/table';
import { everythingSaid, hiddenNames } from './players/what-is-hidden';

const dock = (page: Page) => page.locator('.dock');
const label = (page: Page, place: string) => expect(page.locator(`[data-place="${place}"]`).first());

async function summon(page: Page, place: string): Promise<void> {
  await page.locator(`[data-place="${place}"]`).click();
  await page.locator('[data-act="normalSummon"]').click();
  await expect(page.locator('[data-act="enter"]').first()).toBeVisible();
}

/** Presses Respond for the seat that is not asked, and chooses a window from the list. */
async function object(page: Page, window: string): Promise<void> {
  await page.keyboard.press('r');
  await page.locator(`[data-window="${window}"]`).first().click();
  await page.locator('[data-act="rewind"]').click();
}

/** Passes whatever is asked until the turn player stands in an open phase. */
async function passAll(page: Page): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    await sit(page);
    if ((await kindOf(page)) === 'idle') return;
    const before = await question(page);
    await page.locator('[data-act="pass"]').first().click();
    await page.waitForFunction(
      (was) =>
        document.querySelector('.curtain') !== null || document.querySelector('.dock')?.getAttribute('data-question') !== was,
      before,
    );
  }
}

const BAIT: Parameters<typeof openPosition>[1] = {
  players: [{ hand: ['Vorse Raider'] }, { hand: ['Celtic Guardian'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }],
};

test('an objection at the end of a phase: the announcement falls, and the turn player may act again @seldom', async ({
  page,
}) => {
  await openPosition(
    page,
    {
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
        { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
      ],
    },
    'smooth',
  );
  await sit(page);
  await page.locator('[data-act="enter"][data-to="battle"]').click();
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
  await object(page, 'announcedEnd');
  await expect(page.locator('[data-went-back]').first()).toContainText('End of Main Phase 1');
  await sit(page);
  await page.locator('[data-place="1:spellTrap:0"]').click();
  await page.locator('[data-act="activate"]').click();
  await passAll(page);
  await expect(page.locator('[data-phase="main1"]')).toHaveAttribute('aria-current', 'step');
  await label(page, '1:graveyard').toHaveAttribute('aria-label', /Jar of Greed/);
  await expect(page.locator('[data-event="objected"]')).toContainText('Aya goes back to respond');
});

test('an objection that is withdrawn brings everything back as it was, and cannot be made again there @seldom', async ({
  page,
}) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await summon(page, '0:hand:0');
  await page.locator('[data-act="enter"][data-to="battle"]').click();
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
  await object(page, 'summonSuccess');
  await expect(page.locator('[data-phase="main1"]')).toHaveAttribute('aria-current', 'step');
  // While an objection waits nobody can go back elsewhere.
  await expect(page.locator('[data-act="respond"]')).toHaveCount(0);
  await sit(page);
  await page.locator('[data-act="pass"]').click();
  await sit(page);
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('[data-event="withdrew"]')).toContainText('Aya lets it pass after all');

  await page.keyboard.press('r');
  const closed = page.locator('[data-closed="objected"]');
  await expect(closed).toContainText('Aya has already gone back to this point once');
  await closed.click({ force: true });
  await expect(page.locator('[data-review]')).toHaveCount(0);
  // What lies before an answer by hand is no right any more: it becomes a request, which says why and is refused here.
  const asked = page.locator('[data-asks="answered"]').first();
  await expect(asked).toContainText('Aya has acted since – Ren must agree.');
  await asked.click();
  await page.locator('[data-act="rewind"]').click();
  await expect(page.locator('.dock').first()).toContainText('requests to go back');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await sit(page);
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
});

test('what a player has learned since makes it a request: it says why, is refused, is asked again and accepted @seldom', async ({
  page,
}) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await summon(page, '0:hand:0');
  await page.keyboard.press('e');
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  // Aya has seen her new card: coming back to Ren's turn is not her right any more.
  await page.keyboard.press('Shift+R');
  const window = page.locator('[data-window="summonSuccess"]').first();
  await expect(window).toContainText('A card has been drawn since – ');
  await window.click();
  await expect(page.locator('[data-undone]')).toContainText('1 drawn card goes back on top of the Deck.');
  await press(page, 'Ask Ren');
  await expect(dock(page)).toContainText('Does Ren agree?');
  await expect(dock(page)).toContainText('A card has been drawn since');
  await page.locator('[data-act="refuse"]').click();
  await sit(page);
  await expect(page.locator('[data-event="refused"]')).toContainText('Ren declined');

  await page.keyboard.press('Shift+R');
  await window.click();
  await press(page, 'Ask Ren');
  await page.locator('[data-act="accept"]').click();
  await expect(page.locator('[data-went-back]').first()).toContainText('Aya goes back');
  await sit(page);
  await expect(page.locator('.turn')).toContainText('Ren');
  await expect(page.locator('[data-event="objected"]')).toContainText('Ren agreed');
});

test('the timeline: a review changes nothing, a proposal is refused, blocked, allowed again and accepted', async ({ page }) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await summon(page, '0:hand:0');
  const now = await dock(page).getAttribute('data-question');

  await page.keyboard.press('v');
  const ticks = page.locator('.line__turns .tick');
  await expect(ticks.first()).toHaveAttribute('data-how', 'hand');
  await expect(page.locator('.tick[data-how="tacit"]').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-review="review"]')).toContainText('Looking back');
  await label(page, '0:monster:0').toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press(']');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-review]')).toHaveCount(0);
  expect(await dock(page).getAttribute('data-question')).toBe(now);
  await label(page, '0:monster:0').toHaveAttribute('aria-label', /Vorse Raider/);

  const propose = async (): Promise<void> => {
    await page.keyboard.press('Home');
    await page.locator('[data-act="propose"][data-seat="0"]').click();
  };
  await propose();
  await expect(page.locator('[data-undone]')).toContainText('Ren Normal Summons Vorse Raider');
  await page.locator('[data-act="refuse"]').click();
  await expect(page.locator('[data-event="refused"]')).toContainText('Aya declined');

  await propose();
  await page.locator('[data-act="refuse-for-good"]').click();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-act="propose"][data-seat="0"]')).toContainText('Aya has blocked Ren’s requests');
  await expect(dock(page)).toHaveAttribute('data-kind', 'review');
  await page.keyboard.press('Escape');

  await page.keyboard.press('v');
  await page.locator('[data-block="0"]').click();
  await page.keyboard.press('v');
  await propose();
  await page.locator('[data-act="accept"]').click();
  await takeUp(page);
  await label(page, '0:monster:0').toHaveAttribute('aria-label', /empty/);
  await label(page, '0:hand:0').toHaveAttribute('aria-label', /Vorse Raider/);
  await page.keyboard.press('v');
  await expect(page.locator('[data-lane]')).toContainText('undone at Ren’s request');
});

test('a line of the log leads to the position after it @seldom', async ({ page }) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await summon(page, '0:hand:0');
  await page.locator('[data-act="enter"][data-to="battle"]').click();
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
  await page.locator('.log [data-verb="summon"] .log__from').click({ position: { x: 4, y: 8 } });
  await expect(page.locator('[data-review="review"]')).toBeVisible();
  await expect(page.locator('[data-phase="main1"]')).toHaveAttribute('aria-current', 'step');
  await label(page, '0:monster:0').toHaveAttribute('aria-label', /Vorse Raider/);
  await press(page, 'Back to now');
  await expect(page.locator('[data-phase="battle"]')).toHaveAttribute('aria-current', 'step');
});

test('holding A asks the windows of one act, and a stop those of one phase; both are there for both to see @seldom', async ({
  page,
}) => {
  await openPosition(
    page,
    { players: [{ hand: ['Vorse Raider', 'Fissure'] }, { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }] },
    'smooth',
  );
  await sit(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await page.keyboard.down('a');
  await expect(page.locator('.dock__note')).toContainText('Both players will be asked');
  await page.locator('[data-act="normalSummon"]').click();
  await page.keyboard.up('a');
  await expect(dock(page)).toContainText('Aya — negate the Summon of Vorse Raider?');
  await passAll(page);
  await takeUp(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await page.locator('[data-act="setSpellTrap"]').click();
  await expect(page.locator('[data-act="enter"]').first()).toBeVisible();

  await page.keyboard.press('s');
  await page.locator('[data-stop="1:0:main1"]').click();
  await expect(page.locator('[data-flags="main1"]')).toContainText('stop: Aya');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="enter"]').first().click();
  await expect(dock(page)).toHaveAttribute('data-kind', 'window');
  await expect(dock(page)).toContainText('Aya — Main Phase 1 is ending. Respond?');
  // A reload asks the same.
  await page.reload();
  await sit(page);
  await expect(dock(page)).toContainText('Aya — Main Phase 1 is ending. Respond?');
});

test('a long press on the button of an act asks for responses too @seldom', async ({ page }) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await page.locator('[data-act="normalSummon"]').click({ delay: 800 });
  await expect(dock(page)).toContainText('Aya — negate the Summon of Vorse Raider?');
});

test('neither a preview nor a review says the name of a card that whoever looks may not know @seldom', async ({ page }) => {
  await startDuel(page, 'seed=31&first=0');
  await sit(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.keyboard.press('a');
    await page.locator('[data-option]').first().click();
    await page.locator('[data-act="enter"]').first().waitFor();
    await page.keyboard.press('e');
    await page.locator('.curtain').waitFor();
    await sit(page);
  }
  const expectHidden = async (viewer: 'public' | 0): Promise<void> => {
    const names = await hiddenNames(page, viewer);
    const said = await everythingSaid(page);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(said, `${name} is hidden`).not.toContain(name);
  };
  // Ren sits at the screen: he may see his own cards of then, and nothing of Aya's.
  await page.keyboard.press('v');
  for (const key of ['Home', '}', ']', '}']) {
    await page.keyboard.press(key);
    await expectHidden(0);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  // The preview of an objection is for both.
  await page.keyboard.press('r');
  await page.locator('[data-window]').first().click();
  await expect(page.locator('[data-review="preview"]')).toBeVisible();
  await expectHidden('public');
});

test('before the next player begins, windows of the turn before are a right: from the curtain to the preview and back @seldom', async ({
  page,
}) => {
  await openPosition(page, BAIT, 'smooth');
  await sit(page);
  await summon(page, '0:hand:0');
  await page.keyboard.press('e');
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('r');
  const window = page.locator('.curtain [data-window="summonSuccess"]');
  await window.click();
  await expect(page.locator('[data-review="preview"]')).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.curtain')).toBeVisible();
  await window.click();
  await expect(page.locator('[data-review="preview"]')).toBeVisible();
  await expect(dock(page)).not.toContainText('consent');
  await page.keyboard.press('Enter');
  await expect(page.locator('.curtain [data-went-back]')).toContainText('Aya goes back');
  await openCurtain(page);
  await expect(dock(page)).toContainText('respond to the Summon of Vorse Raider');
});
