import { expect, test, type Page } from '@playwright/test';
import { blunder } from './players/blunder';
import { visionBlunder } from './players/vision-blunder';
import { watchViolations } from './players/violations';

/** Comes to the control by the Tab key. */
async function tabTo(page: Page, act: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((name) => document.activeElement?.matches(name), act)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${act}`);
}

async function toLibrary(page: Page, recording: () => Promise<string> = blunder): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#library');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-act="import"]').click()]);
  await chooser.setFiles({ name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(await recording()) });
  await page.locator('[data-chosen]').waitFor();
}

const judging = (page: Page, state: string) => page.locator(`[data-judging="${state}"]`);

test('a duel of the library is reviewed by keys: its turning point is found, told, and led to', async ({ page }, info) => {
  test.setTimeout(180_000);
  const refused = await watchViolations(page);
  await toLibrary(page);
  await tabTo(page, '.chosen__acts [data-act="judge"]');
  await page.keyboard.press('Enter');
  // Nothing of it runs until it is asked for.
  await judging(page, 'none').waitFor();
  await expect(page.locator('[data-act="judge-start"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-act="judge-stop"]')).toBeFocused();
  await judging(page, 'done').waitFor({ timeout: 120_000 });
  const point = page.locator('[data-turning]').first();
  await expect(point).toContainText(/Turn 3 · Ren/);
  await expect(point).toContainText(/Better: Ren .*Battle Phase/);
  await expect(point).toContainText(/Played: Ren .*End Phase/);
  await expect(point.locator('[data-likely]')).toContainText(/Most likely then: Ren .*attack/);
  await expect(page.getByRole('img', { name: /Chance of Ren to win/ })).toBeVisible();
  await page.screenshot({ path: info.outputPath('review.png') });
  await page.keyboard.press('End');
  await tabTo(page, '[data-turning] button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.playback')).toHaveAttribute('data-position', (await point.getAttribute('data-turning'))!);
  await expect(point.getByRole('button')).toHaveAttribute('aria-current', 'true');
  // What has been found stays while the recording is open, and no longer.
  await page.keyboard.press('Escape');
  await page.locator('[data-act="judge"]').click();
  await judging(page, 'done').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="judge"]').click();
  await judging(page, 'none').waitFor();
  expect(refused).toEqual([]);
});

test('a review stops when that is wished for and goes on from there; a worker that dies is told @seldom', async ({ page }) => {
  await page.addInitScript(() => {
    // Says nothing until the page has been told so by the story.
    const Real = Worker;
    const page = window as unknown as { isDead: boolean };
    page.isDead = true;
    window.Worker = class extends Real {
      override postMessage(message: unknown): void {
        if (!page.isDead) super.postMessage(message);
        else setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true })));
      }
    };
  });
  await toLibrary(page);
  await page.locator('.chosen__acts [data-act="judge"]').click();
  await page.locator('[data-act="judge-start"]').click();
  await judging(page, 'unreachable').waitFor();
  await expect(page.getByText('What has been found stays.')).toBeVisible();
  await page.evaluate(() => void ((window as unknown as { isDead: boolean }).isDead = false));
  await page.locator('[data-act="judge-on"]').click();
  await page.locator('[data-act="judge-stop"]').click();
  await judging(page, 'stopped').waitFor();
  await page.locator('[data-act="judge-on"]').click();
  await judging(page, 'done').waitFor({ timeout: 80_000 });
  await expect(page.locator('[data-turning]').first()).toBeVisible();
});

test('a game of VISION is reviewed: its turning point, why, and the likely line, in Japanese as well @seldom', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await toLibrary(page, visionBlunder);
  await page.locator('.chosen__acts [data-act="judge"]').click();
  await page.locator('[data-act="judge-start"]').click();
  await judging(page, 'done').waitFor({ timeout: 120_000 });
  const point = page.locator('[data-turning]').first();
  await expect(point).toContainText(/Turn 4 · Aya/);
  await expect(point).toContainText(/Better: Aya passes/);
  await expect(point).toContainText(/Played: Aya attacks with Festival Drum/);
  await expect(point).toContainText(/A few turns later, on average: .+/);
  await expect(point.locator('[data-likely]')).toContainText(/Most likely then: .+/);
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(point.locator('[data-likely]')).not.toContainText(/[a-z]{4}/);
});
