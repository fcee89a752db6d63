import { expect, test } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { passUntil, press } from './players/table';

test('the end of a duel tells its last blow, leads back to it, and plays the duel again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPosition(page, { players: [{ monsters: [{ card: 'Vorse Raider', position: 'attack' }] }, { lp: 1500 }] }, 'smooth', {
    secrecy: 'open',
  });
  await passUntil(page, 'idle');
  await page.locator('[data-phase="battle"]').click();
  await page.locator('[data-place="0:monster:0"]').click();
  await press(page, /direct/i);
  const result = page.locator('[data-result="0"]');
  await expect(result.getByRole('heading', { level: 1 })).toHaveText('Ren wins');
  await expect(result.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await expect(result.locator('[data-moment]')).toHaveCount(1);

  const moment = result.getByRole('button', { name: /−1900 The last blow Vorse Raider/ });
  // A position that was laid out begins in no turn.
  await expect(moment).not.toContainText('Turn');
  await moment.click();
  await expect(page.locator('.dock[data-kind="review"]')).toBeVisible();
  await expect(result).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(result).toBeVisible();

  await result.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.locator('.playback__say')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result).toBeVisible();

  // The review of the same duel, which waits until it is asked for.
  await result.locator('[data-act="judge"]').click();
  await expect(page.locator('[data-judging="none"]')).toBeVisible();
  await expect(page.locator('[data-act="judge-start"]')).toBeFocused();
});
