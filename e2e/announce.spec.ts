import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { press, sit } from './players/table';

const confirm = (page: Page) => page.locator('[data-act="confirm"]');
const handCount = (page: Page) => page.locator('.hand [data-place^="0:hand:"]').count();

test('an act is built step by step, goes back step by step, its note names the whole act with what is picked for it, and its last button how many of how many', async ({
  page,
}, info) => {
  await openPosition(
    page,
    {
      players: [
        {
          hand: ['Dark Magician', 'Kuriboh'],
          monsters: [
            { card: 'Gemini Elf', position: 'attack' },
            { card: 'Vorse Raider', position: 'attack' },
            { card: 'Celtic Guardian', position: 'attack' },
          ],
        },
        { monsters: [{ card: 'Summoned Skull', position: 'attack' }] },
      ],
    },
    'smooth',
  );
  await sit(page);
  const before = await handCount(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, 'Tribute Summon');
  await expect(confirm(page)).toContainText('Next');
  await expect(page.locator('.dock__note')).toContainText('Tribute Summon Dark Magician');
  const width = (await confirm(page).boundingBox())?.width;
  await page.locator('[data-place="0:monster:0"]').click();
  await page.locator('[data-place="0:monster:2"]').click();
  await page.mouse.move(10, 10);
  await expect(confirm(page)).toContainText('Tribute 2 / 2');
  await expect(page.locator('.dock__note')).toContainText('Tribute: Gemini Elf, Celtic Guardian');
  expect((await confirm(page).boundingBox())?.width).toBe(width);
  for (const [name, width, height] of [
    ['full', 1920, 1080],
    ['laptop', 1366, 768],
    ['tablet', 1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: info.outputPath(`announce-${name}.png`) });
  }

  await page.keyboard.press('Escape');
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
  expect(await handCount(page)).toBe(before);
  await expect(page.locator('[data-place="0:monster:0"]')).toHaveAttribute('aria-label', /Gemini Elf/);

  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, 'Tribute Summon');
  await page.locator('[data-place="0:monster:0"]').click();
  await page.locator('[data-place="0:monster:1"]').click();
  await confirm(page).click();
  await expect(page.locator('[data-place^="0:monster:"][aria-label*="Dark Magician"]')).toHaveCount(1);
  await expect(page.locator('[data-place="0:graveyard"]')).toHaveAttribute('aria-label', /2/);
});

test('a cost and a target are two steps: Back from the target asks for the cost again @seldom', async ({ page }) => {
  await openPosition(
    page,
    {
      players: [
        { hand: ['Kuriboh', 'Sangan'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
        {
          monsters: [
            { card: 'Summoned Skull', position: 'attack' },
            { card: 'Gemini Elf', position: 'attack' },
          ],
        },
      ],
    },
    'smooth',
  );
  await sit(page);
  await page.locator('[data-place="0:spellTrap:0"]').click();
  await press(page, /^Activate/);
  await page.locator('.hand [data-place][aria-pressed]').first().click();
  await expect(confirm(page)).toContainText('Next');
  await confirm(page).click();
  await expect(page.locator('[data-place="1:monster:0"][aria-pressed]')).toBeVisible();
  await page.locator('[data-place="1:monster:0"]').click();
  await expect(confirm(page)).toContainText('Target');
  await expect(page.locator('.dock__note')).toContainText('target: Summoned Skull');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand [data-place][aria-pressed]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
  await expect(page.locator('[data-place="0:graveyard"]')).not.toHaveAttribute('aria-label', /Kuriboh|Sangan/);
});
