// Finds a Chromium for the browser tests, or gets one. Alone: prints where it is (`node .ci/find-browser.mjs`).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;

const switchedOff = [
  // Beside every page of a test Chromium would draw two pages of its own, for the suggestions of an address bar that nobody sees.
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  // Of several such lists Chromium takes the last: what Playwright switches off stands here again.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
];

/** The path of a browser that starts, or undefined. */
export function findBrowser() {
  // Set by the test run for its children, or by anybody who wants a certain browser.
  if (process.env.KUSARI_BROWSER) return process.env.KUSARI_BROWSER;
  // The one without a window comes first: it takes a sixth less of the processor for the same stories.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
    browserOfPlaywright(),
  ];
  return candidates.find((path) => path && isProgram(path) && starts(path));
}

/** Like findBrowser, but fetches one if there is none. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;

  console.error('No Chromium or Chrome found; asking Playwright for its own …');
  run(process.execPath, [playwrightCli(), 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('Trying the package of the system …');
    run('apt-get', ['update'], { DEBIAN_FRONTEND: 'noninteractive' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', name], { DEBIAN_FRONTEND: 'noninteractive' });
      const packaged = findBrowser();
      if (packaged) return packaged;
    }
    // Playwright's browser may be there and lack libraries of the system.
    if (browserOfPlaywright() && existsSync(browserOfPlaywright())) {
      run(process.execPath, [playwrightCli(), 'install-deps', 'chromium']);
      return findBrowser();
    }
  }
  return undefined;
}

export const noBrowserMessage = `The browser tests need Chromium or Chrome and none was found. One of these helps:
  npx playwright install --with-deps chromium
  apt-get install chromium          (Debian, as root)
  KUSARI_BROWSER=/path/to/chrome npm test`;

function browserOfPlaywright() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function playwrightCli() {
  return join(root, 'node_modules', '@playwright', 'test', 'cli.js');
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems have a `chromium` that only says how to install it; so a candidate has to draw a page. */
function starts(path) {
  const probe = spawnSync(path, ['--headless', ...browserArguments, '--dump-dom', 'data:text/html,<p>kusari</p>'], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return probe.stdout?.includes('<p>kusari</p>') ?? false;
}

function run(program, args, environment) {
  spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    timeout: 8 * 60_000,
    env: { ...process.env, ...environment },
  });
}

/** The path of a browser, for a script that can do nothing without one: then it says so and ends. */
export function browserOrEnd() {
  const browser = findOrInstallBrowser();
  if (browser) return browser;
  console.error(noBrowserMessage);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = findOrInstallBrowser();
  console.log(browser ?? noBrowserMessage);
  process.exit(browser ? 0 : 1);
}
