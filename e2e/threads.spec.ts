import { expect, test, type Page } from '@playwright/test';
import { HARD_STATES } from './players/look/hard-states';

/** What is written in these parts of the table that such a thread passes through. */
const crossed = (page: Page, thread = '.threads--over .thread', parts = '.half, .edge, .rail'): Promise<string[]> =>
  page.evaluate(
    ([thread, parts]) => {
      const isSeen = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const written: { readonly box: DOMRect; readonly what: string }[] = [];
      const range = document.createRange();
      const add = (one: Element, what: string | null, boxes: Iterable<DOMRect>): void => {
        if (!isSeen(one) || one.closest('.unseen')) return;
        const place = one.closest<HTMLElement>('[data-place]')?.dataset.place ?? one.className;
        for (const box of boxes) if (box.width > 2 && box.height > 2) written.push({ box, what: `${what} of ${place}` });
      };
      for (const part of document.querySelectorAll(parts!)) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          range.selectNodeContents(text);
          if (text.nodeValue!.trim()) add(text.parentElement!, text.nodeValue, range.getClientRects());
        }
        for (const one of part.querySelectorAll<HTMLElement>('[data-writing]'))
          add(one, one.dataset.writing!, [one.getBoundingClientRect()]);
      }
      return [...document.querySelectorAll<SVGPathElement>(`${thread} .thread__line`)].flatMap((path) => {
        const at = path.getScreenCTM()!;
        const points = Array.from({ length: 301 }, (_, i) => path.getPointAtLength((path.getTotalLength() * i) / 300));
        return written
          .filter(({ box }) =>
            points.some(({ x, y }) => {
              const [left, top] = [x * at.a + at.e, y * at.d + at.f];
              return left > box.left && left < box.right && top > box.top && top < box.bottom;
            }),
          )
          .map(({ what }) => what);
      });
    },
    [thread, parts],
  );

for (const name of ['chain of eight', 'target for Chain Link 5', 'replay', 'VISION combat', 'VISION defence'])
  test(`the newest thread crosses no name, number, count or phase at any size: ${name} @seldom`, async ({ page }, info) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1366, height: 768 });
    await HARD_STATES.find((state) => state.name === name)!.open(page);
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1366, 650],
      [1024, 768],
      [844, 390],
      [390, 844],
      [683, 384],
    ] as const) {
      const size = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      // It is drawn anew once cards have slid to their places.
      await expect(async () => {
        await expect(page.locator('.threads--over .thread__line'), size).toHaveCount(1, { timeout: 2000 });
        expect(await crossed(page), size).toEqual([]);
        expect(await crossed(page, '.thread:not(.thread--tie)', '.rail'), `${size}: behind a phase`).toEqual([]);
        const box = (await page.locator('.threads--over .thread').boundingBox())!;
        expect(box.x >= 0 && box.x + box.width <= width, `${size}: inside the window`).toBe(true);
      }).toPass();
      // A small table has room for no other.
      if (width < 1000) await expect(page.locator('.thread--waiting, .thread--broken'), size).toHaveCount(0);
      await page.screenshot({ path: info.outputPath(`${size}.png`) });
    }
  });
