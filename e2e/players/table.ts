import type { Page } from '@playwright/test';
import { holdUntilGone, isTouched } from './pointed';

/** Where the page stands: the duel is over, a curtain hangs, or a question is asked. */
export type Standing = 'over' | 'curtain' | 'question';

/** Opens the table with a duel fixed by its seed and starts it. */
export async function startDuel(page: Page, query: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The decks that the seeds of the stories were chosen with, and the way of being asked that they were told in.
  const usual = { decks: 'bench-a,bench-b', priority: 'smooth,smooth' };
  const missing = Object.entries(usual).filter(([key]) => !query.includes(`${key}=`));
  await page.goto(`./?${[query, ...missing.map((pair) => pair.join('='))].join('&')}`);
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await page.locator('.dock').waitFor();
}

/** Waits until what was pressed last is drawn: until then the prompt that was answered says only that it was heard. */
export const drawn = (page: Page): Promise<void> => page.locator('[data-heard]').first().waitFor({ state: 'detached' });

/** Where the page stands, once the table is there and what was pressed last is drawn. */
export async function standing(page: Page): Promise<Standing> {
  const seen = await page.waitForFunction(() => {
    const stands = (selector: string): boolean => document.querySelector(selector) !== null;
    if (stands('[data-heard]')) return null;
    if (stands('[data-result]')) return 'over';
    if (stands('.curtain')) return 'curtain';
    return stands('.dock') ? 'question' : null;
  });
  return (await seen.jsonValue())!;
}

/** Opens the curtain as the seat that it waits for. */
export async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain').waitFor();
  if (await isTouched(page)) return holdUntilGone(page, '.curtain .hold');
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** The number of the question that stands in the dock: changes with every question. */
export async function question(page: Page): Promise<string> {
  await drawn(page);
  return (await page.locator('.dock').getAttribute('data-question')) ?? '';
}

/** Waits until the duel has moved on from a question. */
export async function movedOn(page: Page, from: string): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-result], .curtain') !== null ||
      document.querySelector('.dock')?.getAttribute('data-question') !== before,
    from,
  );
}

/** What kind of question stands in the dock. */
export async function kindOf(page: Page): Promise<string | null> {
  await drawn(page);
  return page.locator('.dock').getAttribute('data-kind');
}

/** Presses what is called so, a button or an act of a card, and looks at what that changed. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
  await drawn(page);
}

/** Comes to the table if a curtain hangs. */
export async function sit(page: Page): Promise<void> {
  if ((await standing(page)) === 'curtain') await openCurtain(page);
}

/** The player who is asked takes up the cards that were laid down while the other one answered. */
export async function takeUp(page: Page): Promise<void> {
  await drawn(page);
  const look = page.locator('.dock [data-act="look"]');
  if ((await look.count()) === 0) return;
  await page.keyboard.press('l');
  await look.waitFor({ state: 'detached' });
}

/** Lets everybody pass until a question of one of these kinds is asked. */
export async function passUntil(page: Page, ...kinds: readonly string[]): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await sit(page);
    if (kinds.includes((await kindOf(page)) ?? '')) return takeUp(page);
    const before = await question(page);
    await press(page, 'No response');
    await movedOn(page, before);
  }
  throw new Error(`Nobody was asked ${kinds.join(' or ')}`);
}
