import { expect, test, type Browser, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** Puts a word into a part of the page. @returns how many parts of the page were given their style anew for it. */
async function restyledBy(browser: Browser, page: Page, part: string): Promise<number> {
  const element = page.locator(part).first();
  await element.waitFor();
  // What is still under way at the table is over before.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await element.evaluate((to) => {
    for (const word of ['one', 'another']) {
      const place = document.createElement('span');
      place.textContent = word;
      to.append(place);
      void document.body.offsetHeight;
      place.remove();
      void document.body.offsetHeight;
    }
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** The part itself, what stands in it, and a little around. A rule of style that looks through the table takes hundreds. */
const FEW = 60;

for (const game of ['duel', 'VISION'] as const)
  test(`a word that comes to the table has itself drawn anew, and not the table (${game})`, async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./?seed=41&first=0&secrecy=open&decks=bench-a,bench-b');
    if (game === 'VISION') await page.getByRole('radio', { name: game }).check();
    await page.locator('form button[type="submit"]').click();
    for (const part of ['.dock__say', '.insp', '.log__told', '.slot', '.rail'])
      expect(await restyledBy(browser, page, part), part).toBeLessThan(FEW);
  });
