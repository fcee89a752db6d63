import { expect, test, type Page } from '@playwright/test';
import { engine } from './players/engine';
import { playToTheEnd, seededChoice } from './players/random-player';
import { drawn, openCurtain, standing } from './players/table';
import { everythingSaid } from './players/what-is-hidden';

const DECKS = ['goat-control', 'warrior-rush'] as const;

async function startMatch(page: Page, query = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?match=3&decks=${DECKS.join()}&names=Ren,Aya&seed=77&lp=4000${query}`);
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.locator('[data-match-stage="preparing"]').waitFor();
}

const isAt = (page: Page, stage: string) => expect(page.locator(`[data-match-stage="${stage}"]`)).toBeVisible();
const curtainOf = (page: Page, seat: 0 | 1) => page.locator(`.curtain--match[data-seat="${seat}"]`);

/** Enter cuts the decks and begins the duel; the player who is asked goes first. @returns the seat that was asked. */
async function beginDuel(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Enter');
  const dock = page.locator('.dock[data-kind="chooseFirst"]');
  await dock.waitFor();
  const asked = (await dock.getAttribute('data-question'))?.split(':')[1];
  await dock.locator('[data-value]').first().click();
  return asked;
}

async function askSurrender(page: Page, seat: 0 | 1): Promise<void> {
  if ((await standing(page)) === 'curtain') await openCurtain(page);
  await page.keyboard.press('m');
  await page.locator(`[data-act="surrender"][data-seat="${seat}"]`).click();
}

/** The duel ends by a surrender that the other player accepts, and the match goes on. */
async function lose(page: Page, seat: 0 | 1): Promise<void> {
  await askSurrender(page, seat);
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
  await page.keyboard.press('Enter');
}

/** Names, in both languages, of the cards of a seat that are not also the other one's. */
async function namesOf(seat: 0 | 1): Promise<readonly string[]> {
  const { duelGame, cardFacts } = await engine();
  const all = (id: string): readonly number[] =>
    duelGame
      .decks('expert')
      .filter((deck) => deck.id === id)
      .flatMap(({ main, side, fusion }) => [...main, ...side, ...fusion]);
  const others = new Set(all(DECKS[seat === 0 ? 1 : 0]));
  return [...new Set(all(DECKS[seat]))]
    .filter((passcode) => !others.has(passcode))
    .flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
}

async function saysNothingOf(page: Page, ...seats: readonly (0 | 1)[]): Promise<void> {
  const said = await everythingSaid(page);
  for (const seat of seats) for (const name of await namesOf(seat)) expect(said, `${name} is hidden`).not.toContain(name);
}

test('R058, R063, R064, R066: a match from the first cut through an exchange behind the curtain to its result', async ({
  page,
}) => {
  await startMatch(page);
  await expect(page.locator('[data-side-count="15"]')).toHaveCount(2);
  await saysNothingOf(page, 0, 1);
  await page.locator('[data-cut="0"]').fill('7');
  await expect(page.getByText('Top 7 cards to the bottom, under the other 33.')).toBeVisible();
  await page.locator('[data-act="begin"]').focus();
  await beginDuel(page);
  await expect(page.locator('.top [data-match-score="0-0-0"]')).toContainText('Duel 1');

  // A surrender that is refused: the duel goes on.
  await askSurrender(page, 1);
  await page.locator('[data-act="refuse"]').click();
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await lose(page, 1);

  // The loser exchanges first. Nothing is drawn behind the curtain; then only the loser's own cards.
  await expect(curtainOf(page, 1)).toBeVisible();
  await saysNothingOf(page, 0, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Side Deck · 15' })).toBeVisible();
  await saysNothingOf(page, 0);
  const [out, into] = [page.locator('.swap-card[data-pile="main"]').nth(3), page.locator('.swap-card[data-pile="side"]').nth(2)];
  const [outName, intoName] = [await out.getAttribute('aria-label'), await into.getAttribute('aria-label')];
  await into.click();
  await out.click();
  await expect(out).toHaveAttribute('aria-label', `${intoName}, new`);
  await expect(into).toHaveAttribute('aria-label', `${outName}, new`);
  await expect(page.getByRole('heading', { name: 'Deck · 40' })).toBeVisible();
  await page.getByRole('button', { name: 'Done (1 in)' }).click();

  // The winner sees fifteen cards, and none of them; the page is closed here and opened again.
  await expect(curtainOf(page, 0).locator('[data-side-shown="15"]')).toContainText('Aya');
  await saysNothingOf(page, 0, 1);
  await page.reload();
  await expect(curtainOf(page, 0).locator('[data-side-shown="15"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('.side-decks').waitFor();
  await saysNothingOf(page, 1);

  // Going to look at something else covers the cards.
  await page.evaluate(() => (location.hash = '#lessons'));
  await page.locator('.side-decks').waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = ''));
  await expect(curtainOf(page, 0)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('[data-act="done"]').click();

  await isAt(page, 'preparing');
  await saysNothingOf(page, 0, 1);
  await expect(page.getByText('Aya lost the last duel and chooses who goes first.')).toBeVisible();
  expect(await beginDuel(page)).toBe('1');
  await expect(page.locator('.top [data-match-score="1-0-0"]')).toContainText('Duel 2');
  await lose(page, 1);

  await expect(page.locator('[data-match-stage="over"]')).toHaveAttribute('data-match-score', '2-0-0');
  await expect(page.locator('[data-act="print"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const slip = page.locator('.paper');
  await expect(slip.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(slip).toContainText('Match slip');
  await page.emulateMedia({ media: 'screen' });
  await expect(slip).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ren wins the match' })).toBeVisible();
  await expect(page.locator('[data-duel]')).toHaveCount(2);
  await expect(page.locator('[data-duel="2"]')).toContainText('Ren 0, Aya 1');
  await saysNothingOf(page, 0, 1);
});

test('a match with the keyboard alone: the exchange, and back to a new match with the same decks @seldom', async ({ page }) => {
  await startMatch(page, '&priority=strict,strict');
  await beginDuel(page);
  await lose(page, 0);
  await expect(curtainOf(page, 0)).toBeVisible();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-pile'));
  expect(await focused()).toBe('main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.swap-card[aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.swap-card[aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 12 && (await focused()) !== 'side'; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-act="done"]')).toHaveAttribute('data-count', '1');
  for (let i = 0; i < 20 && (await page.evaluate(() => document.activeElement?.getAttribute('data-act'))) !== 'done'; i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(curtainOf(page, 1)).toBeVisible();
  for (
    let i = 0;
    i < 20 && (await page.evaluate(() => document.activeElement?.getAttribute('data-act'))) !== 'exchange-nothing';
    i++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isAt(page, 'preparing');
  await beginDuel(page);
  await lose(page, 0);
  await isAt(page, 'over');
  await page.keyboard.press('Enter');
  await isAt(page, 'preparing');
  await expect(page.getByRole('heading', { name: 'Duel 1' })).toBeVisible();
});

test('a match goes on after a reload before its first duel and in the middle of one @seldom', async ({ page }) => {
  await startMatch(page);
  await page.reload();
  await isAt(page, 'preparing');
  await page.locator('[data-act="begin"]').focus();
  await beginDuel(page);
  await openCurtain(page);
  await page.reload();
  await page.locator('.curtain').waitFor();
  await expect(page.locator('[data-match-score="0-0-0"]')).toContainText('Duel 1');
  await lose(page, 0);
  await expect(curtainOf(page, 0)).toBeVisible();
});

test('a short match is played to its end, whatever is chosen @seldom', async ({ page }) => {
  test.setTimeout(600_000);
  const choose = seededChoice(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?match=3&decks=${DECKS.join()}&names=Ren,Aya&seed=5&lp=300`);
  await page.getByRole('button', { name: 'Start match' }).click();
  let duels = 0;
  for (; (await page.locator('[data-match-stage="over"]').count()) === 0; duels++) {
    await isAt(page, 'preparing');
    await page.keyboard.press('Enter');
    await page.locator('.dock').waitFor();
    await playToTheEnd(page, choose, 800);
    await page.locator('[data-result] [data-act="next"]').click();
    await page.locator('[data-match-stage]').waitFor();
    while ((await page.locator('[data-match-stage="exchanging"]').count()) > 0) {
      await page.locator('[data-act="exchange-nothing"]').click();
      await drawn(page);
    }
  }
  const records = page.locator('[data-duel]');
  await expect(records).toHaveCount(duels);
  const winners = await records.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-winner')));
  const wins = (seat: string): number => winners.filter((winner) => winner === seat).length;
  await expect(page.locator('[data-match-stage="over"]')).toHaveAttribute(
    'data-match-score',
    `${wins('0')}-${wins('1')}-${wins('draw')}`,
  );
  await expect(page.locator('[data-match-stage="over"] .graph')).toHaveCount(duels);
});

test('a match is played with a partner: it cuts and keeps its deck by itself, and no curtain hangs between the duels', async ({
  page,
}) => {
  await startMatch(page, '&partner=1:gentle&beat=0');
  // The person cuts the partner's deck, and is not asked how the partner cuts.
  await expect(page.locator('[data-cut]')).toHaveCount(1);
  await page.locator('[data-cut="1"]').fill('7');
  await page.locator('[data-act="begin"]').click();
  await page.locator('.top [data-match-score="0-0-0"]').waitFor();
  await page.locator('.dock:not([data-kind="partner"])').waitFor();
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-result]').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Side Deck · 15' })).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await saysNothingOf(page, 1);
  await page.locator('[data-act="done"]').click();
  await isAt(page, 'preparing');
  await page.locator('[data-act="begin"]').click();
  await expect(page.locator('.top [data-match-score="0-1-0"]')).toContainText('Duel 2');
});
