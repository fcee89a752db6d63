import { expect, test, type Page } from '@playwright/test';
import { openPosition, openVisionPosition } from './players/laid-out';
import { drawn } from './players/table';

// What lies at the edges of the table and beside it: hands, plates, the log.

async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}

test('the backs of a far hand can be counted: of each a piece is seen that lies under nothing @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const hand = ['Jinzo', 'Airknight Parshath', 'Vorse Raider', 'Gemini Elf', 'Summoned Skull'];
  await openPosition(page, { players: [{ hand: ['Sangan'] }, { hand }] }, 'smooth');
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
  await expect(page.locator('.edge--far .card--back')).toHaveCount(5);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1366, 650],
    [1024, 768],
  ] as const) {
    await resized(page, width, height);
    const seen = await page.locator('.edge--far .slot .card--back').evaluateAll((backs) => {
      const boxes = backs.map((back) => back.getBoundingClientRect());
      return backs.map((back, i) => {
        const { left, right, top, height } = boxes[i]!;
        const end = Math.min(right, boxes[i + 1]?.left ?? right);
        const hit = document.elementFromPoint((left + end) / 2, top + height / 2);
        return hit !== null && back.closest('.slot')!.contains(hit) ? end - left : 0;
      });
    });
    expect(Math.min(...seen), `${width}×${height}: ${String(seen)}`).toBeGreaterThanOrEqual(12);
  }
});

for (const language of ['en', 'ja'])
  test(`each word and number on a plate of VISION stands in one line (${language}) @seldom`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    const side = { field: ['Festival Drum'], hand: ['Gale Kite', 'Long Night'], nodes: { active: 8, sleep: 2 } };
    await openVisionPosition(page, { players: [side, side] });
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1024, 768],
      [844, 390],
      [390, 844],
    ] as const) {
      await resized(page, width, height);
      const wrapped = await page.locator('.plate').evaluateAll((plates) =>
        plates.flatMap((plate) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode;
            range.selectNodeContents(text);
            const lines = new Set([...range.getClientRects()].filter((box) => box.width > 2).map(({ top }) => Math.round(top)));
            if (!text.parentElement!.closest('.unseen') && lines.size > 1) found.push(text.nodeValue!);
          }
          const [life, unit] = ['.lp', '.plate__unit'].map((part) => plate.querySelector(part)?.getBoundingClientRect());
          const isBeside = life && unit && unit.left >= life.right - 1 && unit.top < life.bottom && unit.bottom > life.top;
          return [...found, ...(isBeside ? [] : ['the unit does not stand beside its number'])];
        }),
      );
      expect(wrapped, `${width}×${height}`).toEqual([]);
      // What is counted at the left of the region ends before the piles begin.
      const halves = await page.locator('.half--sheet').evaluateAll((all) =>
        all.map((half) => {
          const ends = [...half.querySelectorAll('.shelf [data-writing]')].map((one) => one.getBoundingClientRect().right);
          const begins = [...half.querySelectorAll('.piles .count')].map((one) => one.getBoundingClientRect().left);
          return Math.max(...ends) <= Math.min(...begins);
        }),
      );
      expect(halves, `${width}×${height}`).toEqual([true, true]);
    }
  });

test('what came before is a heading of its own in the log: its lines stand below it @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPosition(page, { players: [{ hand: ['Vorse Raider'] }, {}] }, 'smooth', { secrecy: 'open' });
  await page.locator('[data-place="0:hand:0"]').click();
  await page.locator('[role="menu"] [data-act="normalSummon"]').click();
  await drawn(page);
  const heading = page.locator('.log').getByRole('heading', { name: 'Earlier', exact: true });
  await expect(heading).toHaveCount(1);
  const [head, first] = [await heading.boundingBox(), await page.locator('.log__turn li').first().boundingBox()];
  expect(first!.y).toBeGreaterThanOrEqual(head!.y + head!.height - 1);
});
