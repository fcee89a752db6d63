import type { Page } from '@playwright/test';

declare global {
  interface Window {
    takeNames: () => string[];
  }
}

/** From now on the page notes which of these names are in its markup or title, after every single change of it. */
export async function watchNames(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    const seen = new Set<string>();
    const look = (): void => {
      const text = `${document.title} ${document.documentElement.outerHTML.replaceAll('&amp;', '&')}`;
      for (const name of all) if (!seen.has(name) && text.includes(name)) seen.add(name);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    window.takeNames = () => {
      look();
      const taken = [...seen];
      seen.clear();
      return taken;
    };
  }, names);
}

/** The names that were in the page since this was asked last. */
export const namesSeen = (page: Page): Promise<string[]> => page.evaluate(() => window.takeNames());
