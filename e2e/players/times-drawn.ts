import type { Page } from '@playwright/test';

/** How often the prompt is drawn when this is pressed. What is changed by one piece of code is told of at once. */
export const timesDrawn = (page: Page, pressed: string): Promise<number> =>
  page.evaluate(async (button) => {
    let times = 0;
    const changes = new MutationObserver(() => (times += 1));
    changes.observe(document.querySelector('.dock-slot')!, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(button)!.click();
    for (let picture = 0; picture < 4; picture++) await new Promise((next) => requestAnimationFrame(next));
    changes.disconnect();
    return times;
  }, pressed);
