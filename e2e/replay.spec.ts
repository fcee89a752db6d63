import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { kindOf, openCurtain, passUntil, press } from './players/table';

// The four special replays of the rulebook pages, as two people play them at one screen. The replay after a monster joined is in
// prompts.spec.ts.

const dock = (page: Page) => page.locator('.dock');

async function attack(page: Page, attacker: string, target: string): Promise<void> {
  await passUntil(page, 'battle');
  await page.locator(`[data-place="${attacker}"]`).click();
  await page.locator('[data-act="attack"]').first().click();
  const aimed = page.locator(
    target === 'direct' ? '.dock [data-target="direct"]' : `[data-place="${target}"][aria-pressed="false"]`,
  );
  if (await aimed.isVisible()) await aimed.click();
}

/** Aya, asked about the attack, looks and uses her Set card; where it has one legal target, that is not asked. */
async function answerWith(page: Page, place: string): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await passUntil(page, 'window');
    if ((await dock(page).getAttribute('data-seat')) === '1') break;
    await press(page, 'No response');
  }
  await press(page, /Let me look/);
  await openCurtain(page);
  await page.locator(`[data-place="${place}"]`).click();
  await press(page, /^Activate/);
}

const cannotAttackAgain = async (page: Page, attacker: string): Promise<void> => {
  await page.locator(`[data-place="${attacker}"]`).click();
  await expect(page.locator('[role="menu"] [data-act="attack"]')).toHaveCount(0);
  await expect(dock(page)).toContainText(/has declared its attack already/);
};

test('example 1: Umi is gone, so the direct attack needs a target (R219)', async ({ page }, info) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      { monsters: [{ card: 'Amphibious Bugroth MK-3', position: 'attack' }] },
      {
        monsters: [{ card: 'Celtic Guardian', position: 'attack' }],
        spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
    ],
  });
  await attack(page, '0:monster:0', 'direct');
  await answerWith(page, '1:spellTrap:0');
  await passUntil(page, 'replay');
  await expect(dock(page)).toContainText('has lost its direct attack');
  await expect(dock(page)).toContainText('The attack still counts as declared');
  // One target lies on the table, and the attack can be stopped.
  await expect(page.locator('.half [data-place][aria-pressed]')).toHaveCount(1);
  await expect(page.locator('.dock [data-target]')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('right-lost.png') });
  await page.locator('[data-place="1:monster:0"][aria-pressed]').click();
  await passUntil(page, 'battle');
  await expect(page.locator('[data-place="1:graveyard"]')).toHaveAttribute('aria-label', /Celtic Guardian/);
});

test('example 2: Twin Swords of Flashing Light - Tryce is gone in the second attack, which ends unasked (R220) @seldom', async ({
  page,
}) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      {
        monsters: [{ card: 'Vorse Raider', position: 'attack' }],
        spellsTraps: [{ card: 'Twin Swords of Flashing Light - Tryce', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {
        monsters: [
          { card: 'Kuriboh', position: 'attack' },
          { card: 'Celtic Guardian', position: 'attack' },
        ],
        spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }],
      },
    ],
  });
  await attack(page, '0:monster:0', '1:monster:0');
  await attack(page, '0:monster:0', '1:monster:1');
  await answerWith(page, '1:spellTrap:0');
  await passUntil(page, 'battle', 'replay');
  expect(await kindOf(page)).toBe('battle');
  await expect(page.locator('[data-place="1:monster:1"]')).toHaveAttribute('aria-label', /Celtic Guardian/);
  await cannotAttackAgain(page, '0:monster:0');
});

test('example 3: Skill Drain takes Hayabusa Knight its second attack, which ends unasked (R221) @seldom', async ({ page }) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      { monsters: [{ card: 'Hayabusa Knight', position: 'attack' }] },
      {
        monsters: [
          { card: 'Kuriboh', position: 'attack' },
          { card: 'Celtic Guardian', position: 'attack' },
        ],
        spellsTraps: [{ card: 'Skill Drain', face: 'set' }],
      },
    ],
  });
  await attack(page, '0:monster:0', '1:monster:0');
  await attack(page, '0:monster:0', '1:monster:1');
  await answerWith(page, '1:spellTrap:0');
  await passUntil(page, 'battle', 'replay');
  expect(await kindOf(page)).toBe('battle');
  await expect(page.locator('[data-place="1:monster:1"]')).toHaveAttribute('aria-label', /Celtic Guardian/);
  await cannotAttackAgain(page, '0:monster:0');
});

test('example 4: Skill Drain takes Jinzo #7 the direct attack: it attacks a monster or stops, and stopping counts (R223) @seldom', async ({
  page,
}) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      { monsters: [{ card: 'Jinzo #7', position: 'attack' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'attack' }], spellsTraps: [{ card: 'Skill Drain', face: 'set' }] },
    ],
  });
  await attack(page, '0:monster:0', 'direct');
  await answerWith(page, '1:spellTrap:0');
  await passUntil(page, 'replay');
  await expect(page.locator('.half [data-place][aria-pressed]')).toHaveCount(1);
  await page.locator('[data-act="replay"][data-target="cancel"]').click();
  await passUntil(page, 'battle');
  await cannotAttackAgain(page, '0:monster:0');
});

test('the re-aimed attack is no declaration: Mirror Force is refused with that reason (R213) @seldom', async ({ page }) => {
  await openPosition(page, {
    phase: 'battle',
    players: [
      { monsters: [{ card: 'Gemini Elf', position: 'attack' }] },
      {
        monsters: [{ card: 'Kuriboh', position: 'attack' }],
        graveyard: ['Summoned Skull'],
        spellsTraps: [
          { card: 'Call of the Haunted', face: 'set' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
  });
  await attack(page, '0:monster:0', '1:monster:0');
  await answerWith(page, '1:spellTrap:0');
  await passUntil(page, 'replay');
  await expect(dock(page)).toContainText('Summoned Skull joined');
  await page.locator('[data-place="1:monster:0"][aria-pressed]').click();
  for (let i = 0; i < 6; i++) {
    await passUntil(page, 'window');
    if ((await dock(page).getAttribute('data-seat')) === '1') break;
    await press(page, 'No response');
  }
  await press(page, /Let me look/);
  await openCurtain(page);
  await page.locator('[data-place="1:spellTrap:1"]').click();
  await expect(dock(page)).toContainText('Only when an attack is declared.');
});
