import type { Locator, Page } from '@playwright/test';

/** A place of the table, or what stands for one: a plate, a region. */
export const place = (page: Page, name: string): Locator =>
  page.locator(`[data-place="${name}"], [data-anchor="${name}"]`).first();

export async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await place(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a card from place to place with the mouse. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
