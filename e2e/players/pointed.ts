import type { Page } from '@playwright/test';

/** A share of what there is, from 0 to below 1. */
type Share = number;

interface Wanted {
  readonly selector: string;
  readonly share: Share;
  /** Pointed at there inside the element, in pixels; without it at its middle. */
  readonly at?: readonly [number, number];
}

/** Whether the page of this test is touched: then everything is tapped, and no key is pressed. */
export const isTouched = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/**
 * Points at one of what is seen under this selector, and presses it as a mouse or a finger does: only where nothing lies over it,
 * and only when the page takes the pointer there (a new question holds its buttons back for a moment). One look at the page finds
 * it.
 */
export async function pressOne(page: Page, choose: (limit: number) => number, selector: string, at?: readonly [number, number]) {
  const wanted: Wanted = { selector, share: choose(1 << 20) / (1 << 20), at };
  const point = await page.waitForFunction(({ selector, share, at }) => {
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const one = seen[Math.floor(share * seen.length)];
    if (one === undefined) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = at ? [left + at[0], top + at[1]] : [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && one.contains(hit) ? { x, y } : null;
  }, wanted);
  const { x, y } = (await point.jsonValue())!;
  if (await isTouched(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Lays a finger on what stands under this selector, and leaves it there until it is gone. */
export async function holdUntilGone(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const finger = { x: x + width / 2, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.locator(selector).waitFor({ state: 'detached' });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
