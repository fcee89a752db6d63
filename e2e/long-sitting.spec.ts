import { expect, test, type Page } from '@playwright/test';
import { movedOn, press, question, sit, startDuel } from './players/table';

const openHands = 'seed=long&secrecy=open&first=0&priority=strict,strict';

/** Answers some questions and leaves the duel for the start. */
async function playAndLeave(page: Page): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    const before = await question(page);
    await press(page, 'No response');
    await movedOn(page, before);
  }
  await page.keyboard.press('m');
  await press(page, 'New duel');
  await page.getByRole('button', { name: 'End duel', exact: true }).click();
  await page.getByRole('button', { name: 'Start the duel' }).waitFor();
}

test('a page on which one duel follows another listens to no more than at the beginning @seldom', async ({ page }) => {
  test.setTimeout(120_000);
  const watched = await page.context().newCDPSession(page);
  await watched.send('Performance.enable');
  const listeners = async (): Promise<number> => {
    await watched.send('HeapProfiler.collectGarbage');
    const { metrics } = await watched.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')!.value;
  };
  await startDuel(page, openHands);
  await playAndLeave(page);
  const anotherDuel = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.locator('.dock').waitFor();
    await playAndLeave(page);
  };
  await anotherDuel();
  const before = await listeners();
  for (let i = 0; i < 3; i += 1) await anotherDuel();
  // What a duel leaves behind would stand here three times; it was fifteen of them. What the last one still had under way when it
  // was left (a file being kept, a part being fetched) goes by itself.
  await expect.poll(listeners, { timeout: 20_000 }).toBeLessThan(before + 3);
});

test('a browser that observes neither size nor sight of its parts plays a duel and shows the decks @seldom', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    for (const name of ['ResizeObserver', 'IntersectionObserver'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
  });
  await startDuel(page, 'seed=long&first=0&priority=strict,strict');
  await sit(page);
  const before = await question(page);
  await press(page, 'No response');
  await movedOn(page, before);
  await page.goto('./#decks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});
