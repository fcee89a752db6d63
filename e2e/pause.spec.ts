import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import type { ScenarioInput } from '../src/games/duel/scenario/index';
import { drawn, press, sit } from './players/table';
import { seldomUnless } from './players/seldom';

const RAIDERS: NonNullable<NonNullable<ScenarioInput['players']>[0]['monsters']> = [
  { card: 'Vorse Raider', position: 'attack' },
  { card: 'Vorse Raider', position: 'attack' },
  { card: 'Gemini Elf', position: 'attack' },
];

/** Ren attacks Aya, who has a Set card, from one of his zones. */
async function attackFrom(page: Page, zone: number): Promise<void> {
  await page.locator(`[data-place="0:monster:${zone}"]`).click();
  await page.locator('.duel-table [data-act="attack"]').first().click();
  await drawn(page);
}

const open = (page: Page, trap: string, secrecy: 'open' | 'curtain' = 'open') =>
  openPosition(
    page,
    { phase: 'battle', players: [{ monsters: RAIDERS }, { spellsTraps: [{ card: trap, face: 'set' }] }] },
    'pause',
    { secrecy },
  );

test('Sakuretsu Armor answers an attack by two presses, before the damage', async ({ page }) => {
  await open(page, 'Sakuretsu Armor');
  await attackFrom(page, 0);
  await expect(page.locator('.dock')).toContainText('Aya');
  await page.locator('[data-place="1:spellTrap:0"]').click();
  await press(page, /^Activate/);
  await expect(page.locator('.dock')).toContainText('Ren — respond to Sakuretsu Armor?');
  await press(page, 'No response');
  await expect(page.locator('[data-place="0:graveyard"]')).toHaveAttribute('aria-label', /Vorse Raider/);
});

for (const trap of ['Sakuretsu Armor', 'Umi'])
  test(`what is Set plays no part: ${trap} is asked about in the same words${seldomUnless(trap === 'Umi')}`, async ({ page }) => {
    await open(page, trap, 'curtain');
    await sit(page);
    await attackFrom(page, 0);
    await expect(page.locator('.dock[data-kind="window"]')).toHaveText(
      'Aya — respond to the attack of Vorse Raider?As it stands: 1900, direct attack: 1900 damage to Aya.' +
        'Not for Vorse Raider againNot again this turnLet me lookLNo responseSpace',
    );
  });

test('the seat says that it wants no such question for this card, or in this turn @seldom', async ({ page }) => {
  await open(page, 'Waboku');
  await attackFrom(page, 0);
  await press(page, 'Not for Vorse Raider again');
  await attackFrom(page, 1);
  await expect(page.locator('.dock')).toContainText('Ren');
  await attackFrom(page, 2);
  await expect(page.locator('.dock')).toContainText('Aya');
  await press(page, 'Not again this turn');
  await expect(page.locator('.dock')).toContainText('Ren');
});
