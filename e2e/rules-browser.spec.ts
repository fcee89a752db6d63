import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { openCurtain, passUntil } from './players/table';

const dock = (page: Page) => page.locator('.dock');
const rule = (page: Page, key: string) => page.locator(`.rulebook [data-rule="${key}"]`);
const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tabs until what has the focus fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

test('the rule of a log line is read beside the field with the keyboard alone, and the duel goes on @seldom', async ({
  page,
}) => {
  await openPosition(page, { players: [{ hand: ['Vorse Raider', 'Waboku'] }, {}] });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:hand:1"]').click();
  await page.getByRole('menuitem', { name: /^Set/ }).first().click();
  await passUntil(page, 'idle');
  const question = await dock(page).getAttribute('data-question');

  await tabTo(page, '.log__lines');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page, '.rule-mark')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(rule(page, 'spells-and-traps-unlimited').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(rule(page, 'spells-and-traps-unlimited')).toContainText(
    'Rule guide 000 (duel and turn): Course of a turn / Main Phase 1 R132',
  );
  await expect(rule(page, 'spells-and-traps-unlimited').locator('a[href^="#lesson="]').first()).toBeVisible();
  await expect.poll(() => focused(page, '.rule__line')).toBe(true);
  // Beside the field: nothing of the field lies under it, and the same question stands.
  const sheet = (await page.locator('.sheet').boundingBox())!;
  const field = (await page.locator('main.mid').boundingBox())!;
  expect(sheet.x).toBeGreaterThanOrEqual(field.x + field.width);
  await expect(dock(page)).toHaveAttribute('data-question', question!);

  await page.keyboard.press('Escape');
  await expect(page.locator('.rulebook')).toHaveCount(0);
  expect(await focused(page, '.log .rule-mark')).toBe(true);
});

test('W says why a card or zone can do nothing now, what would make it legal, and leads to the rule and back', async ({
  page,
}) => {
  await openPosition(page, {
    players: [
      { hand: ['Jinzo', 'Vorse Raider'], spellsTraps: [{ card: 'Waboku', face: 'set', setThisTurn: true }] },
      { monsters: [{ card: 'Gemini Elf', position: 'attack' }] },
    ],
  });
  await passUntil(page, 'idle');
  const sheet = page.locator('.moment--sheet');

  await page.locator('[data-place="0:spellTrap:0"]').focus();
  await page.keyboard.press('w');
  await expect(sheet.locator('[data-thought="activate"]')).toContainText(
    'A Trap cannot be activated in the turn in which it was Set. Next turn or later.',
  );
  await tabTo(page, '.moment--sheet .rule-mark');
  await page.keyboard.press('Enter');
  await expect(rule(page, 'trap-not-in-set-turn').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.rulebook')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // An empty zone: what could come there. An opposing monster: what could attack it.
  await page.locator('[data-place="0:monster:2"]').focus();
  await page.keyboard.press('w');
  await expect(sheet).toContainText('Tribute Summon');
  await expect(sheet).toContainText('possible now');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="1:monster:0"]').focus();
  await page.keyboard.press('w');
  await expect(sheet).toContainText('Ren cannot use this card.');
});

test('a card that is tapped shows at the card why nothing can be done, and the prompt leads to the rule @seldom', async ({
  page,
}) => {
  await openPosition(page, { players: [{ hand: ['Jinzo', 'Ring of Destruction'] }, {}] });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:hand:1"]').click();
  await expect(dock(page).locator('.dock__note')).toHaveText(
    'Activate: A Trap must be Set first; it cannot be activated from the hand.',
  );
  await page.locator('[data-place="0:hand:0"]').click();
  await expect(page.getByRole('menuitem')).toHaveAccessibleName(/^Why not\? /);
  await dock(page).locator('.dock__note .rule-mark[data-rule="tributes"]').click();
  await expect(rule(page, 'tributes')).toContainText('Level 5 or 6');
});

test('a phase that cannot be entered says why in the dock when it is pressed @seldom', async ({ page }) => {
  await openPosition(page, { turn: 1, players: [{ hand: ['Jinzo'] }, {}] });
  await passUntil(page, 'idle');
  await page.locator('[data-phase="battle"]').click({ force: true });
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="first-turn-battle"]')).toBeVisible();
  await expect(dock(page)).toContainText('From the second turn.');
});

test('the rules do not stand between a player and the table when the curtain opens @seldom', async ({ page }) => {
  await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] });
  await passUntil(page, 'idle');
  await page.keyboard.press('/');
  await expect(page.locator('.rulebook')).toBeVisible();
  await page.getByRole('button', { name: 'Cover' }).click();
  await page.locator('.curtain').waitFor();
  await expect(page.locator('.rulebook')).toHaveCount(0);
  await openCurtain(page);
  await expect(page.locator('.rulebook')).toHaveCount(0);
  await expect(dock(page)).toHaveAttribute('data-kind', 'idle');
});

test('the rules are found in Japanese from the set-up, and Escape leads back', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('link', { name: 'ルール' }).click();
  const search = page.getByRole('searchbox', { name: 'ルール検索' });
  await search.fill('ﾀｲﾐﾝｸﾞ 逃し');
  await expect(page.getByRole('status')).toHaveText('1件');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The leaf beside it says where the rule comes from and where it can be seen, in one language at a time.
  const leaf = page.locator('.rulebook [data-leaf="missed-timing"]');
  await expect(leaf).toContainText('ルールブック002（チェーンと優先権）：チェーンの例');
  await expect(leaf.getByText('コストで捨てられるとタイミングを逃す')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(leaf).toContainText('Rule guide 002 (chain and priority): Examples of chains');
  expect(await page.locator('.book').innerText()).not.toMatch(/[ぁ-ん]/);
  await page.getByRole('button', { name: '日本語' }).click();
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'デュエル開始' })).toBeVisible();
});

test('an effect that missed its timing is told with what came in between @seldom', async ({ page }, info) => {
  await openPosition(page, {
    players: [
      {
        hand: ['Archfiend of Gilfer'],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
        monsters: [{ card: 'Vorse Raider', position: 'attack' }],
      },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
  });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:spellTrap:0"]').click();
  await page
    .getByRole('menuitem', { name: /^Activate/ })
    .first()
    .click();
  // The discard first, then the target.
  for (const place of ['0:hand:0', '1:spellTrap:0']) {
    await page.locator(`[data-place="${place}"]`).click();
    await page.locator('[data-act="confirm"]').click();
  }
  await passUntil(page, 'idle');
  await page.screenshot({ path: info.outputPath('missed.png') });
  const line = page.locator('.log [data-verb="missedTiming"]');
  await expect(line).toContainText('Archfiend of Gilfer missed its timing; afterwards: Jar of Greed is destroyed');
  await line.locator('.rule-mark').click();
  await expect(rule(page, 'missed-timing').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
});

test('a rule leads to a lesson that shows it, and the duel that was running waits @seldom', async ({ page }) => {
  const waboku = page.locator('[data-place^="0:hand:"][aria-label*="Waboku"]');
  await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] });
  await passUntil(page, 'idle');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('missed-timing');
  await rule(page, 'missed-timing').getByRole('button').first().click();
  await rule(page, 'missed-timing').locator('a[href="#lesson=missed-timing"]').click();
  await expect(page).toHaveURL(/#lesson=missed-timing$/);
  await expect(page.locator('.guide')).toBeVisible();
  await expect(waboku).toHaveCount(0);
  await page.goBack();
  // The duel comes back behind its curtain.
  await openCurtain(page);
  await expect(waboku).toHaveCount(1);
});
