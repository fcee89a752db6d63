import { expect, test, type Page } from '@playwright/test';

const guide = (page: Page) => page.locator('.guide');
const step = async (page: Page): Promise<readonly [at: number, count: number]> => [
  Number(await guide(page).getAttribute('data-at')),
  Number(await guide(page).getAttribute('data-count')),
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a visitor opens the list from the set-up screen and reads a lesson to its end with Next only', async ({ page }) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        new URL(request.url()).origin !== new URL(page.url()).origin &&
        page.url() !== 'about:blank' &&
        foreign.push(request.url())
      ),
  );
  await page.goto('./');
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.getByRole('link', { name: 'The chain 0 of 8' }).click();
  await expect(page.getByRole('heading', { name: 'The chain' })).toBeVisible();
  await page.getByRole('link', { name: /^Three Chain Links.*Start$/ }).click();
  await expect(guide(page)).toContainText('would destroy every monster');
  const box = await page.locator('.mid').boundingBox();
  const [, count] = await step(page);
  for (let at = 1; at < count; at += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(guide(page)).toHaveAttribute('data-at', String(at));
  }
  await expect(guide(page)).toContainText('Chain Link 3 negated Chain Link 2');
  await expect(page.locator('.pile, [data-place="0:graveyard:0"]').first()).toBeVisible();
  // The slip has a place of its own: the field has not moved.
  expect(await page.locator('.mid').boundingBox()).toEqual(box);
  expect(foreign).toEqual([]);
  await expect(page.getByRole('link', { name: 'Next lesson' })).toBeVisible();
  // Back in its chapter, where it is marked as done.
  await page.getByRole('link', { name: 'All lessons' }).first().click();
  await expect(page.getByRole('heading', { name: 'The chain' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Three Chain Links.*Done$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The chain 1 of 8' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kusari.duel'))).toBeNull();
});

test('the step is done on the table; another act leaves the lesson, and the way back is there @seldom', async ({ page }) => {
  await page.goto('./#lesson=direct-attack');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Try it yourself' }).click();
  await page
    .locator('.dock')
    .getByRole('button', { name: /End turn/ })
    .click();
  await expect(guide(page)).toContainText('left the lesson’s path');
  await page.getByRole('button', { name: 'Back to the lesson' }).click();
  await page
    .locator('.dock')
    .getByRole('button', { name: /Battle Phase/ })
    .click();
  await expect(guide(page)).toContainText('Vorse Raider attacks the player');
  await page.locator('[data-place="0:monster:0"]').click();
  await page
    .getByRole('menuitem', { name: /attack/i })
    .first()
    .click();
  const direct = page.locator('.dock').getByRole('button', { name: /direct/i });
  if (await direct.first().isVisible()) await direct.first().click();
  await expect(guide(page)).toContainText('The damage is the ATK');
  await expect(page.locator('.dock')).toBeVisible();
});

test('an act that is refused is shown with the rule that refuses it @seldom', async ({ page }) => {
  await page.goto('./#lesson=one-normal-summon');
  for (let i = 0; i < 2; i += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.guide__step')).toContainText('Not allowed');
  await expect(page.locator('.guide__step')).toContainText('Ren Normal Summons Vorse Raider');
  await expect(page.locator('.guide__reason .rule-mark')).toHaveAttribute('data-rule', 'normal-summon-once');
});

test('in Japanese, with the keyboard alone @seldom', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kusari.settings', JSON.stringify({ language: 'ja' })));
  await page.goto('./#lessons=battle');
  await expect(page.getByRole('heading', { name: 'レッスン' })).toBeVisible();
  const target = page.getByRole('link', { name: /^直接攻撃/ });
  await expect(target).toBeVisible();
  for (let i = 0; i < 120 && !(await target.evaluate((link) => link === document.activeElement)); i += 1)
    await page.keyboard.press(i === 0 ? 'Tab' : i === 1 ? 'Tab' : 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('アヤのフィールドにモンスターはいない');
  // Next has the focus at each stop.
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('バトルフェイズに入る');
  await page.keyboard.press('t');
  await expect(page.locator('.dock__say')).toBeFocused();
  await page.keyboard.press('n');
  await expect(guide(page)).toContainText('プレイヤーを直接攻撃する');
  await page.keyboard.press('PageUp');
  await expect(guide(page)).toContainText('バトルフェイズに入る');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: '次へ', exact: true })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(guide(page)).toContainText('ダメージは攻撃力そのもの');
});

test('a lesson that does not exist says so, and leads to the list @seldom', async ({ page }) => {
  await page.goto('./#lesson=no-such-lesson');
  await expect(page.getByRole('alert')).toContainText('There is no lesson “no-such-lesson”.');
  await page.getByRole('alert').getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('heading', { name: 'The turn and Set cards' })).toBeVisible();
});

test('a lesson that was left is found by its words and gone on with at the step where it was left @seldom', async ({ page }) => {
  await page.goto('./#lesson=mirror-force');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(guide(page)).toHaveAttribute('data-at', '1');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('searchbox', { name: 'Find a lesson' }).fill('ﾐﾗｰﾌｫｰｽ');
  await expect(page.getByRole('status')).toHaveText('1 lesson');
  await page.getByRole('link', { name: /^Mirror Force.*Continue · step 2$/ }).click();
  await expect(guide(page)).toHaveAttribute('data-at', '1');
});

test('any rule scenario opens in the same way, its steps in words @seldom', async ({ page }) => {
  await page.goto('./#lesson=rules/r245-three-links');
  await expect(guide(page)).toContainText('Ren activates Dark Hole');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(guide(page)).toContainText('Aya activates Magic Jammer');
});

test('a duel that is kept waits while a lesson lies on the table @seldom', async ({ page }) => {
  await page.goto('./?seed=41&lp=4000&names=Kei,Mio&decks=bench-a,bench-b&first=0');
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await page.locator('.dock, .curtain').first().waitFor();
  // What is kept, whenever it was written down.
  const keptNow = (): Promise<unknown> =>
    page.evaluate(() => ({ ...JSON.parse(localStorage.getItem('kusari.duel')!), kept: null }) as unknown);
  const kept = await keptNow();
  expect(JSON.stringify(kept)).toContain('Kei');
  await page.evaluate(() => (location.hash = '#lesson=mirror-force'));
  await expect(guide(page)).toContainText('Ren has four monsters');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await keptNow()).toEqual(kept);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('.duel-table')).toContainText('Kei');
  expect(await keptNow()).toEqual(kept);
});
