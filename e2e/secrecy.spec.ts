import { expect, test, type Page } from '@playwright/test';
import type { Viewer } from '../src/engine/table';
import { playToTheEnd, seededChoice } from './players/random-player';
import { everythingSaid, hiddenNames, keptDuel } from './players/what-is-hidden';
import { kindOf, standing, startDuel } from './players/table';

/** Whose view the screen may show: everybody’s behind a curtain and in a window, else that of the player who is asked. */
async function mayLook(page: Page): Promise<Viewer> {
  if ((await standing(page)) !== 'question') return 'public';
  const kind = await kindOf(page);
  const asked = (await keptDuel(page)).decision?.player;
  return kind === 'window' || asked === undefined ? 'public' : asked;
}

async function expectNothingHidden(page: Page): Promise<number> {
  const names = await hiddenNames(page, await mayLook(page));
  const said = await everythingSaid(page);
  expect(names.filter((name) => said.includes(name))).toEqual([]);
  return names.length;
}

test('no name of a hidden card is in the page, its title or its accessibility tree, at any question of a duel', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await startDuel(page, 'seed=21&lp=2000');
  let looked = 0;
  let hidden = 0;
  await playToTheEnd(page, seededChoice(21), 1500, async (at) => {
    // The first turns are looked at in full, then every fifteenth question.
    if (looked++ < 15 || looked % 15 === 0) hidden += await expectNothingHidden(at);
  });
  expect(looked).toBeGreaterThan(30);
  expect(hidden).toBeGreaterThan(500);
});

test('behind the curtain nothing private is drawn', async ({ page }) => {
  await startDuel(page, 'seed=22');
  await page.locator('.dock [data-value]').first().click();
  await page.locator('.curtain').waitFor();
  expect(await expectNothingHidden(page)).toBeGreaterThan(60);
});
