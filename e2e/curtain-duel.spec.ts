import { expect, test, type Page } from '@playwright/test';
import type { Viewer } from '../src/engine/table';
import { answerOne, seededChoice } from './players/random-player';
import { namesFor } from './players/what-is-hidden';
import { openCurtain, question, standing, startDuel } from './players/table';
import { namesSeen, watchNames } from './players/watch-names';

/** Whose view stands on the screen: the question says so; behind the curtain and at the end it is everybody's. */
async function viewerNow(page: Page): Promise<Viewer> {
  if ((await standing(page)) !== 'question') return 'public';
  const viewer = (await question(page)).split(':')[2];
  return viewer === '0' ? 0 : viewer === '1' ? 1 : 'public';
}

test('a whole duel behind the curtain: no change of the page ever holds the name of a card that is hidden then @seldom', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await startDuel(page, 'seed=31&lp=300&secrecy=curtain');
  const choose = seededChoice(31);
  let before = await namesFor(page, await viewerNow(page));
  await watchNames(page, before.all);
  const viewers = new Set<Viewer>();
  let changes = 0;
  for (; changes < 600 && (await standing(page)) !== 'over'; changes++) {
    if ((await standing(page)) === 'curtain') await openCurtain(page);
    else await answerOne(page, choose);
    const viewer = await viewerNow(page);
    const after = await namesFor(page, viewer);
    viewers.add(viewer);
    // Between two questions the page showed what stood there before, and what stands there now.
    expect((await namesSeen(page)).filter((name) => !before.mayBeSaid.includes(name) && !after.mayBeSaid.includes(name))).toEqual(
      [],
    );
    before = after;
  }
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(viewers).toEqual(new Set(['public', 0, 1]));
  expect(changes).toBeGreaterThan(20);
});

test('names that are shown are seen by the watch: it would have found a leak @seldom', async ({ page }) => {
  await startDuel(page, 'seed=41&first=0&secrecy=curtain');
  const { all } = await namesFor(page, 'public');
  await watchNames(page, all);
  await page.locator('.curtain').waitFor();
  expect(await namesSeen(page)).toEqual([]);
  await openCurtain(page);
  const { known } = await namesFor(page, 0);
  expect(known.length).toBeGreaterThan(4);
  const seen = await namesSeen(page);
  expect(known.filter((name) => seen.includes(name)).length).toBe(known.length / 2);
});
