import type { Page } from '@playwright/test';

/**
 * Plants a fault into the built page: where a component writes this literal (the name of a class, an attribute of its own), it
 * throws as long as the fault is switched on. @returns what switches it.
 */
export async function plant(
  page: Page,
  literal: string,
  message: string,
): Promise<{ readonly on: () => Promise<void>; readonly off: () => Promise<void> }> {
  const written = new RegExp(`(["'\`])${literal}\\1`, 'g');
  let found = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(written, (text) => {
      found += 1;
      return `(window.plantedFault?(()=>{throw new Error(window.plantedFault)})():${text})`;
    });
    await route.fulfill({ response, body });
  });
  const fault = (wanted: string | null) =>
    page.evaluate((value) => void ((window as unknown as { plantedFault: string | null }).plantedFault = value), wanted);
  return {
    on: async () => {
      if (found === 0) throw new Error(`No part of the page writes ${literal}`);
      await fault(message);
    },
    off: () => fault(null),
  };
}

/** What is still being fetched when a story ends is no matter of that story. */
export const leavePlanted = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
