import { expect, test } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { answerOne, seededChoice } from './players/random-player';
import { everythingSaid, hiddenNames } from './players/what-is-hidden';
import { openCurtain, standing, startDuel } from './players/table';

test('a second window shows an audience what everybody may see, and follows the duel to its result @seldom', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000);
  const audience = await context.newPage();
  await audience.setViewportSize({ width: 1280, height: 720 });
  await audience.goto('./#public');
  await expect(audience.locator('[data-public="waiting"]')).toBeVisible();

  await page.bringToFront();
  await startDuel(page, 'seed=41&lp=2000&first=0');
  await expect(audience.locator('[data-public="duel"]')).toBeVisible();
  const choose = seededChoice(4);
  for (let i = 0; i < 24 && (await standing(page)) !== 'over'; i++) {
    if ((await standing(page)) === 'curtain') await openCurtain(page);
    else await answerOne(page, choose);
    if (i % 4 !== 0) continue;
    const [names, said] = [await hiddenNames(page, 'public'), await everythingSaid(audience)];
    expect(names.filter((name) => said.includes(name))).toEqual([]);
  }
  // What is asked and of whom, both players in figures, and the newest of what has happened: all of it readable from far away.
  await expect(audience.locator('[data-asked]')).toContainText(/(Ren|Aya) /);
  await expect(audience.locator('.audience-caption li')).toHaveCount(1);
  const typeOf = (selector: string) =>
    audience
      .locator(selector)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight);
  expect(await typeOf('.big-plate .plate__lp')).toBeGreaterThan(0.1);
  expect(await typeOf('.big-plate__name')).toBeGreaterThan(0.04);
  expect(await typeOf('[data-asked]')).toBeGreaterThan(0.04);
  expect(await typeOf('.audience-caption')).toBeGreaterThan(0.025);
  await audience.screenshot({ path: info.outputPath('audience.png') });

  // Nothing in it can be pressed, and it opens no duel itself.
  await expect(audience.locator('[data-place^="0:hand:"]')).not.toHaveCount(0);
  await expect(audience.locator('[data-place]:not([inert] *), .rule-mark, .btn')).toHaveCount(0);
  await audience.reload();
  await expect(audience.locator('[data-public="duel"]')).toBeVisible();

  // The table is opened anew: the audience goes on watching.
  await page.reload();
  await page.locator('.dock').waitFor();
  if ((await standing(page)) === 'curtain') await openCurtain(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="surrender"][data-seat="0"]').click();
  await page.locator('[data-act="accept"]').click();
  await expect(audience.locator('[data-result="1"]')).toBeVisible();
  await expect(audience.locator('[data-result] .btn')).toHaveCount(0);
});

test('the menu opens the window for the audience', async ({ page, context }) => {
  await startDuel(page, 'seed=41&first=0&secrecy=open');
  await page.keyboard.press('m');
  const [audience] = await Promise.all([context.waitForEvent('page'), page.locator('[data-act="public-window"]').click()]);
  await expect(audience.locator('[data-public="duel"]')).toBeVisible();
  // Open hands at the table are no open hands for an audience.
  const [names, said] = [await hiddenNames(page, 'public'), await everythingSaid(audience)];
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => said.includes(name))).toEqual([]);
});

for (const [width, height] of [
  [1920, 1080],
  [1366, 768],
] as const)
  test(`names of cards and counts of piles are read from two metres (${width}×${height}) @seldom`, async ({ page, context }) => {
    const monsters = ['Vorse Raider', 'Summoned Skull'].map((card) => ({ card, position: 'attack' as const }));
    const side = { monsters, graveyard: ['Sangan'], deck: ['Jinzo', 'Jinzo'] };
    await openPosition(page, { players: [side, side] }, 'smooth');
    const audience = await context.newPage();
    await audience.setViewportSize({ width, height });
    await audience.goto('./#public');
    await expect(audience.locator('.half .card__name')).not.toHaveCount(0);
    const smallest = (parts: string) =>
      audience
        .locator(parts)
        .evaluateAll((all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)));
    expect(await smallest('.half :is(.count, .out) > b')).toBeGreaterThan(0.027);
    expect(await smallest('.half--near .cell--monster .card__name')).toBeGreaterThan(0.017);
  });
