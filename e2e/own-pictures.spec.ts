import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { openCurtain, passUntil } from './players/table';
import { watchViolations } from './players/violations';

const PICTURE = readFileSync(new URL('../public/icons/kusari-192.png', import.meta.url));
const named = (name: string, buffer = PICTURE) => ({ name, mimeType: 'image/png', buffer });
const own = (page: Page) => page.locator('[data-place] img.own-picture');

async function bring(page: Page, files: readonly ReturnType<typeof named>[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-act="bring-files"]').click()]);
  await chooser.setFiles([...files]);
}

test('own pictures stand on the cards that are shown, in this window alone, until they are removed @seldom', async ({
  page,
  context,
}) => {
  const refused = await watchViolations(page);
  await openPosition(
    page,
    {
      players: [
        {
          hand: ['Jinzo'],
          monsters: [{ card: 'Gemini Elf', position: 'attack' }],
          spellsTraps: [{ card: 'Trap Hole', face: 'set' }],
        },
        {},
      ],
    },
    'smooth',
  );
  await passUntil(page, 'idle');
  await page.keyboard.press('m');
  await page.locator('[data-act="pictures"]').click();
  // Gemini Elf, Jinzo, Trap Hole; one that is no picture, one of no card.
  const good = ['69140098.png', '77585513.png', '4206964.png'].map((name) => named(name));
  await bring(page, [...good, named('12.png'), named('14898066.png', Buffer.from('no picture'))]);
  await expect(page.locator('[data-pictures="3"]')).toBeVisible();
  await expect(page.locator('[data-left-out="2"]')).toContainText('14898066.png');
  await page.keyboard.press('Escape');
  // The monster and the hand; the Set card asks for nothing.
  await expect(own(page)).toHaveCount(2);
  await expect(page.locator('[data-place="0:spellTrap:0"] img')).toHaveCount(0);

  await page.reload();
  await page.locator('.dock').waitFor();
  await openCurtain(page);
  await expect(page.locator('[data-place^="0:monster:"] img.own-picture')).toHaveCount(1);
  const audience = await context.newPage();
  await audience.goto('./#public');
  await expect(audience.locator('[data-public="duel"] [data-place^="0:monster:"] .kamon').first()).toBeVisible();
  await expect(own(audience)).toHaveCount(0);

  await page.bringToFront();
  await page.keyboard.press('m');
  await page.locator('[data-act="pictures"]').click();
  await page.getByRole('radio', { name: 'Your pictures' }).check();
  await expect(own(audience)).toHaveCount(1);
  await page.locator('[data-act="remove-pictures"]').click();
  await page.locator('[data-act="remove-pictures"]').click();
  await expect(page.locator('[data-pictures="0"]')).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  await expect(own(audience)).toHaveCount(0);
  expect(refused).toEqual([]);
});
