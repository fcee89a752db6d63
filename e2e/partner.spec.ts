import { expect, test, type Page } from '@playwright/test';
import { engine } from './players/engine';
import { everythingSaid, hiddenNames, keptDuel } from './players/what-is-hidden';
import { openCurtain } from './players/table';
import { watchViolations } from './players/violations';

declare global {
  interface Window {
    sent: string[];
    /** A worker that begins from now on says nothing. */
    isMute: boolean;
  }
}

/** What a page sends to its workers is noted; one that begins while the page says so is ended at once. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sent = [];
    window.isMute = location.search.includes('mute');
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (window.isMute) this.terminate();
      }
      override postMessage(message: unknown): void {
        // That it will be asked about a game is said before the first question.
        if (Object.hasOwn(message as object, 'id')) window.sent.push(JSON.stringify(message));
        super.postMessage(message);
      }
    };
  });
}

const dock = (page: Page) => page.locator('.dock');
const partnerActs = '.dock[data-kind="partner"]';

/** Waits until the person is asked, or the duel is over. */
async function asked(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { kind } = document.querySelector<HTMLElement>('.dock')?.dataset ?? {};
    return document.querySelector('[data-result]') !== null || (kind !== undefined && kind !== 'partner' && kind !== 'none');
  });
  await page.locator('[data-heard]').first().waitFor({ state: 'detached' });
}

/** Comes to the control of this name by the Tab key and presses it. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if ((await page.evaluate(() => document.querySelector('button:focus')?.textContent ?? '')).includes(name))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** One answer by keys: a monster is Summoned or Set where one can be, the turn is ended, everything else passed. */
async function answerByKeys(page: Page): Promise<void> {
  const before = await dock(page).getAttribute('data-question');
  if ((await dock(page).getAttribute('data-kind')) === 'idle') {
    await page.keyboard.press('a');
    const acts = page.locator('[data-option]').filter({ hasText: /Normal Summon|^Set/ });
    if ((await acts.count()) > 0) {
      for (let i = 0; i < 40 && !(await acts.first().evaluate((row) => row === document.activeElement)); i++)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
    }
  } else await page.keyboard.press('Space');
  await page.waitForFunction((old) => document.querySelector<HTMLElement>('.dock')?.dataset.question !== old, before);
}

test('whoever comes alone begins by keys against a partner, which plays; nothing hidden is shown or sent', async ({ page }) => {
  test.setTimeout(180_000);
  const refused = await watchViolations(page);
  await watchWorkers(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=0&decks=bench-a,bench-b&first=1');
  await pressByKeys(page, 'Play alone');
  await expect(page.locator('.versus__seat--b')).toContainText('partner, steady');
  await pressByKeys(page, 'Start the duel');
  await dock(page).waitFor();
  for (let i = 0; i < 40; i++) {
    await asked(page);
    expect(await page.locator('.curtain').count()).toBe(0);
    await expect(page.locator('.table-frame')).toHaveAttribute('data-bottom', '0');
    const [names, said] = [await hiddenNames(page, 0), await everythingSaid(page)];
    expect(names.filter((name) => said.includes(name))).toEqual([]);
    if ((await keptDuel(page)).duel.state.turn > 3) break;
    await answerByKeys(page);
  }
  const run = await keptDuel(page);
  expect(run.duel.state.turn).toBeGreaterThan(3);
  const sent = await page.evaluate(() => window.sent);
  expect(sent.length).toBeGreaterThan(3);
  const { cardFacts } = await engine();
  const { log } = run.view(1);
  const mayBeSent = new Set(log.flatMap(({ passcode, other }) => [passcode, other]));
  // The cards of the person that its opponent has never seen: neither by name nor by number, and not as they lie.
  const hidden = [...run.duel.state.players[0].hand, ...run.duel.state.players[0].deck].map((id) => run.duel.state.cards[id]!);
  for (const text of sent) {
    const { asked: of } = JSON.parse(text) as { asked: { worlds: { unknown: { passcodes: number[] }[] } } };
    const { unknown, ...known } = of.worlds;
    const rest = JSON.stringify(known);
    for (const { passcode } of hidden) {
      if (mayBeSent.has(passcode)) continue;
      expect(rest).not.toContain(`:${passcode},`);
      expect(text).not.toContain(cardFacts(passcode)!.en);
    }
    // What lies hidden is there as a list that is sorted: which of it lies where is not in it.
    for (const { passcodes } of unknown) expect(passcodes).toEqual(passcodes.toSorted((a, b) => a - b));
    expect(text).not.toContain('"41"');
  }
  expect(refused).toEqual([]);
});

test('a page that is left while a partner thinks goes on where it was, in Japanese too @seldom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=900000&decks=bench-a,bench-b&first=1&partner=1:gentle');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('button', { name: '一人で遊ぶ' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'デュエル開始' }).click();
  await expect(page.locator(partnerActs)).toContainText('が考えています');
  const before = (await keptDuel(page)).answers.length;
  await page.goto('./?beat=0');
  await asked(page);
  expect((await keptDuel(page)).answers.length).toBeGreaterThan(before);
  await expect(page.locator('.table-frame')).toHaveAttribute('data-bottom', '0');
});

test('what a partner would do is told where it is wished, from what the person knows @seldom', async ({ page }) => {
  await watchWorkers(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=0&decks=bench-a,bench-b&first=0&partner=1:gentle');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await asked(page);
  for (let i = 0; i < 4 && (await dock(page).getAttribute('data-kind')) !== 'idle'; i++) {
    await answerByKeys(page);
    await asked(page);
  }
  await expect(page.locator('[data-act="advice"]')).toHaveCount(0);
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'What would you do?' }).getByRole('radio', { name: 'On' }).check();
  await page.keyboard.press('Escape');
  await page.locator('[data-act="advice"]').click();
  const told = page.locator('[data-advice="found"]');
  await expect(told).toContainText('what a partner would do', { timeout: 45_000 });
  expect(await told.locator('li').count()).toBeGreaterThan(1);
  // Why, and what comes next: told of both sides, with no card that the person could only guess.
  await expect(told.locator('[data-why]').first()).toContainText('A few turns later');
  await expect(told.locator('[data-likely]').first()).toContainText(/Most likely then: .+/);
  expect(
    (await page.evaluate(() => JSON.parse(window.sent.at(-1)!) as { asked: { worlds: object } })).asked.worlds,
  ).toMatchObject({
    seat: 0,
  });
  const [names, said] = [await hiddenNames(page, 0), await everythingSaid(page)];
  expect(names.filter((name) => said.includes(name))).toEqual([]);
});

test('a worker that says nothing is told, and nothing is lost: another one goes on @seldom', async ({ page }) => {
  await watchWorkers(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=0&patience=500&mute&decks=bench-a,bench-b&first=1&partner=1:gentle');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.dock[data-kind="stuck"]')).toContainText('says nothing');
  const before = (await keptDuel(page)).answers.length;
  await page.goto('./?beat=0');
  await asked(page);
  expect((await keptDuel(page)).answers.length).toBeGreaterThan(before);
});

test('where what thinks cannot be fetched, a person takes the seat, and nothing is lost @seldom', async ({ page }) => {
  await page.route('**/assets/thinker-*.js', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=0&decks=bench-a,bench-b&first=1&partner=1:gentle');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.dock[data-kind="stuck"]')).toContainText('could not be loaded');
  await page.locator('[data-act="take-seat"]').click();
  await openCurtain(page);
  await expect(page.locator('.table-frame')).toHaveAttribute('data-bottom', '1');
  await expect(dock(page)).toHaveAttribute('data-kind', 'idle');
});
