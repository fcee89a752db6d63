import { expect, test } from '@playwright/test';
import { startDuel } from './players/table';
import { watchViolations } from './players/violations';

test('the end of a duel is taken along as a picture and as a link, which another browser opens; one that is cut off says so @seldom', async ({
  page,
  browser,
  baseURL,
}) => {
  const refused = await watchViolations(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startDuel(page, 'seed=shown&lp=2000&first=0&names=Mika,Jun&secrecy=open');
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="1"]').click();
  await page.locator('[data-act="accept"]').click();

  await page.locator('[data-act="picture"]').click();
  await expect(page.locator('[data-picture] img')).toHaveAttribute('alt', /Mika wins.*Mika: 2000\. Jun: 2000/);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act="save-picture"]').click()]);
  expect(saved.suggestedFilename()).toMatch(/^kusari-Mika-Jun-turn-\d+\.png$/);
  expect(
    await page.locator('[data-picture] img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1920, 1080]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.locator('[data-act="save"]').click();
  await page.locator('[data-act="copy-link"]').click();
  await expect(page.locator('[data-link="copied"]')).toContainText('both hands');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#duel=1\.\d+\.[\w-]+$/);
  await page.locator('[data-act="link-code"]').click();
  await expect(page.locator('[data-code="drawn"] svg path')).toBeVisible();
  await expect(page.locator('[data-link="coded"]')).toContainText('only what everybody saw');
  const coded = await page.locator('[data-code="drawn"] input').inputValue();
  expect(coded).toMatch(/#duel=1\.\d+\.[\w-]+$/);
  expect(refused).toEqual([]);

  const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.locator('.playback')).toBeVisible();
  await expect(elsewhere.locator('body')).toContainText('Mika');
  await elsewhere.goto(coded);
  await elsewhere.reload();
  await expect(elsewhere.locator('.playback')).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe('');
  await elsewhere.goto(link.slice(0, -40));
  await elsewhere.reload();
  await expect(elsewhere.locator('[data-link-problem="pack"]')).toContainText('cut off');
  await elsewhere.context().close();
});
