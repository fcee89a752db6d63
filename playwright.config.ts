import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
// @ts-expect-error: plain JavaScript, so that it runs before anything is installed
import { browserArguments, findBrowser } from './.ci/find-browser.mjs';

// Found once here; the workers, which read this file again, inherit both.
process.env.KUSARI_BROWSER ??= findBrowser() ?? '';
process.env.KUSARI_E2E_PORT ??= String(await freePort());

const baseURL = `http://127.0.0.1:${process.env.KUSARI_E2E_PORT}/`;
const vite = 'node node_modules/vite/bin/vite.js';
const serve = `${vite} preview --host 127.0.0.1 --strictPort --port ${process.env.KUSARI_E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // `npm test` leaves out what is told by others as well or takes long: `e2e/players/seldom.ts`.
  ...(process.env.KUSARI_STORIES === 'usual' && { grepInvert: /@seldom/ }),
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that does something else as well is slow, not wrong. What fails once and then passes is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    // A recording of every step makes each of them slower: it is made where it is asked for (`--trace retain-on-failure`).
    screenshot: 'only-on-failure',
    // What a story cannot fetch has to be missing: only the story of the page without a network lets the worker keep it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.KUSARI_BROWSER || undefined, args: browserArguments },
  },
  webServer: {
    // The built table, as players get it. `npm test` has built it already and says so.
    command: process.env.KUSARI_BUILT ? serve : `${vite} build --logLevel warn && ${serve}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
