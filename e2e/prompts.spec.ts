import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { openCurtain, passUntil, press } from './players/table';

const dock = (page: Page) => page.locator('.dock');

test('a monster that arrives in mid-attack lets the attacker aim again, attack on or stop @seldom', async ({ page }, info) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      { monsters: [{ card: 'Gemini Elf', position: 'attack' }] },
      {
        monsters: [{ card: '7 Colored Fish', position: 'attack' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
        graveyard: ['Summoned Skull'],
      },
    ],
  });
  await passUntil(page, 'battle');
  await page.locator('[data-place="0:monster:0"]').click();
  await press(page, /^Attack/);
  await page.locator('[data-place="1:monster:0"]').click();
  // Ren, who attacks, is asked first; then Aya looks and turns up the Call.
  await passUntil(page, 'window');
  if ((await dock(page).getAttribute('data-seat')) !== '1') await press(page, 'No response');
  await expect(dock(page)).toContainText('Aya');
  await press(page, /Let me look/);
  await openCurtain(page);
  await page.locator('[data-place="1:spellTrap:0"]').click();
  await press(page, /^Activate/);
  await passUntil(page, 'replay');
  await page.screenshot({ path: info.outputPath('replay.png') });
  // The targets lie on the table; beside them the attack can be stopped.
  await expect(page.locator('.half [data-place][aria-pressed]')).toHaveCount(2);
  await expect(page.locator('.dock [data-act]')).toHaveCount(1);
  await page.locator('[data-target="cancel"]').click();
  await passUntil(page, 'battle');
  // The attack counts as declared: Gemini Elf may not attack again, and the table says why.
  await page.locator('[data-place="0:monster:0"]').click();
  await expect(
    page
      .getByText(/attack/i)
      .filter({ hasText: /once|one/i })
      .first(),
  ).toBeVisible();
});

test('two triggers of one player are put in that player’s order @seldom', async ({ page }, info) => {
  await openPosition(page, {
    players: [
      {
        hand: ['Dark Hole'],
        monsters: [
          { card: 'Sangan', position: 'attack' },
          { card: 'Witch of the Black Forest', position: 'attack' },
        ],
        deck: ['Kuriboh', 'Giant Germ', 'Man-Eater Bug'],
      },
      {},
    ],
  });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, /^Activate/);
  await passUntil(page, 'order');
  await page.screenshot({ path: info.outputPath('order.png') });
  await page.locator('.sheet [data-place][aria-label*="Witch"]').click();
  await page.locator('.sheet [data-place][aria-label*="Sangan"]').click();
  await page.locator('[data-act="confirm"]').click();
  await expect(page.locator('[data-link]')).toHaveCount(2);
  await expect(page.locator('[data-link="1"]')).toContainText('Witch');
});

test('a card name is declared by typing a part of it, in either language @seldom', async ({ page }, info) => {
  await openPosition(page, {
    players: [{ spellsTraps: [{ card: 'Mind Crush', face: 'set' }] }, { hand: ['Kuriboh'] }],
  });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:spellTrap:0"]').click();
  await press(page, /^Activate/);
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await search.fill('くりぼ');
  await page.screenshot({ path: info.outputPath('names.png') });
  const row = page.locator('.sheet [data-value]');
  // Of the many names those are left that hold what is typed: Kuriboh and Winged Kuriboh.
  await expect(row).toHaveCount(2);
  await row.filter({ hasText: /^Kuriboh/ }).click();
  await expect(page.locator('[data-link="1"]')).toContainText('Kuriboh');
});

test('a zone that an effect keeps from use says so @seldom', async ({ page }, info) => {
  await openPosition(page, {
    players: [{ hand: ['Dimensionhole', 'Kuriboh'], monsters: [{ card: 'Gemini Elf', position: 'attack', zone: 2 }] }, {}],
  });
  await passUntil(page, 'idle');
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, /^Activate/);
  await passUntil(page, 'idle');
  await expect(page.locator('[data-place="0:monster:2"]')).toHaveAttribute('aria-label', /blocked by an effect/);
  await expect(page.locator('[data-place="0:monster:1"]')).toHaveAttribute('aria-label', /empty/);
  await page.screenshot({ path: info.outputPath('closed.png') });
});
