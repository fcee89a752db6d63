import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { answerOne, seededChoice } from './players/random-player';
import { keptDuel } from './players/what-is-hidden';
import { openCurtain, question, standing, startDuel } from './players/table';

test('a reload in the middle of a chain goes on at the same decision, behind the curtain @seldom', async ({ page }) => {
  test.setTimeout(300_000);
  await startDuel(page, 'seed=31');
  const choose = seededChoice(31);
  let chains = 0;
  for (let i = 0; i < 250 && chains < 3; i++) {
    if ((await standing(page)) === 'curtain') await openCurtain(page);
    else if ((await standing(page)) === 'over') break;
    const before = await keptDuel(page);
    if (before.duel.state.stack.length > 0 && (await standing(page)) === 'question') {
      chains += 1;
      const wanted = JSON.stringify([before.duel.state, before.answers.length]);
      await page.reload();
      await page.locator('.dock, .curtain').first().waitFor();
      const after = await keptDuel(page);
      expect(JSON.stringify([after.duel.state, after.answers.length])).toBe(wanted);
      await expect(page.locator('.chain, [data-link]').first()).toBeAttached();
      if ((await standing(page)) === 'curtain') await openCurtain(page);
    }
    if ((await standing(page)) === 'question') {
      expect(await question(page)).not.toBe('');
      await answerOne(page, choose);
    }
  }
  expect(chains).toBeGreaterThan(0);
});

test('a damaged save gets a message, and the save is kept aside @seldom', async ({ page }) => {
  await page.goto('./');
  // The table has looked for a kept duel already, and finds this one after the reload.
  await page.waitForLoadState('networkidle');
  const damaged = '{"format":"kusari-duel","version":1';
  await page.evaluate((text) => localStorage.setItem('kusari.duel', text), damaged);
  await page.reload();
  const trouble = page.locator('[data-trouble="cannotOpen"]');
  await expect(trouble).toContainText('set aside');
  const [download] = await Promise.all([page.waitForEvent('download'), trouble.locator('[data-act="take-file"]').click()]);
  expect(await readFile((await download.path())!, 'utf8')).toBe(damaged);
  await expect(page.getByRole('button', { name: 'Start the duel' })).toBeEnabled();
  // It is no running duel any more, and yet it is there.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kusari.duel'))).toBeNull();
  await page.goto('./#library');
  await expect(page.locator('[data-aside]')).toHaveCount(1);
});
