import { expect, test } from '@playwright/test';
import { everythingSaid, hiddenNames } from './players/what-is-hidden';
import { openCurtain, startDuel } from './players/table';

test('leak 3: no picture and no file is fetched for a card that is drawn, looked at or played @seldom', async ({ page }) => {
  await startDuel(page, 'seed=41&first=0');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openCurtain(page);
  await page.locator('[data-place="0:hand:2"]').click();
  await page.getByRole('menuitem', { name: 'Normal Summon', exact: true }).click();
  await expect(page.locator('[data-place^="0:monster:"][aria-label*="Tribe-Infecting Virus"]')).toHaveCount(1);
  expect(asked.filter((url) => !url.startsWith('data:') && !/\.(woff2|js|css)$/.test(url))).toEqual([]);
});

test('leak 4: inspector and sheets close when the seat changes @seldom', async ({ page }) => {
  await startDuel(page, 'seed=41&first=0');
  await openCurtain(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await expect(page.locator('.insp')).toContainText('Jinzo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.locator('.sheet')).toBeVisible();
  await page.getByRole('button', { name: /Cover/ }).click();
  await page.locator('.curtain').waitFor();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Jinzo');
  await openCurtain(page);
  // What is read then is how the turn stands, and no card that was read before.
  await expect(page.locator('.left')).toContainText('This turn');
  await expect(page.locator('.left')).not.toContainText('Jinzo');
});

test('leak 5: speech is public, so nothing is read aloud by itself while own cards are shown, but with headphones @seldom', async ({
  page,
}) => {
  await startDuel(page, 'seed=41&first=0');
  await openCurtain(page);
  await expect(page.locator('.dock__say')).toHaveAttribute('aria-live', 'off');
  await expect(page.locator('.log [role="log"]')).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('m');
  await page.getByRole('radio', { name: 'Headphones' }).check();
  await expect(page.locator('.dock__say')).toHaveAttribute('aria-live', 'assertive');
  await page.getByRole('radio', { name: 'Both players hear it' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Cover/ }).click();
  await expect(page.locator('.dock__say')).toHaveAttribute('aria-live', 'assertive');
});

for (const secrecy of ['curtain', 'peek'] as const) {
  test(`leak 7: reload and Back never lead to a hand (${secrecy}) @seldom`, async ({ page }) => {
    await startDuel(page, `seed=41&first=0&secrecy=${secrecy}`);
    const look = async (): Promise<void> => {
      if (secrecy === 'curtain') await openCurtain(page);
      else await page.keyboard.press('l');
      await expect(page.locator('[data-place^="0:hand:"][aria-label*="Jinzo"]')).toHaveCount(1);
    };
    const expectCovered = async (): Promise<void> => {
      await page.locator('.dock').waitFor();
      await expect(page.locator('.curtain')).toHaveCount(secrecy === 'curtain' ? 1 : 0);
      const [names, said] = [await hiddenNames(page, 'public'), await everythingSaid(page)];
      expect(names.filter((name) => said.includes(name))).toEqual([]);
    };
    await look();
    await page.reload();
    await expectCovered();
    await look();
    await page.goto('about:blank');
    await page.goBack();
    await expectCovered();
  });
}
