// Hours at an event in minutes: `node .ci/kiosk-hours.mjs [--hours 3]`. On a kiosk (`?kiosk`) with a clock that is wound
// forward it plays the same round again and again: the scene for passers-by, a touch, half a duel, gone. Says how the heap grew,
// what went wrong and whether every duel was kept; ends with 1 if anything did. It wants a build (`npm run build`). No part of
// `npm test`.
/* global fetch, indexedDB, localStorage */
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = process.argv.indexOf('--hours');
const hours = at < 0 ? 3 : Number(process.argv[at + 1]);
if (!Number.isFinite(hours) || hours <= 0) throw new Error('--hours wants a number');
if (!existsSync(`${root}dist/index.html`)) throw new Error('there is no build: npm run build');

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** What one round takes on the clock of the page: nobody for a while, a duel, and gone until the start is back. */
const AWAY = 120 * SECOND;
const GONE = 190 * SECOND;
const ACTS = 12;
/** The first rounds fetch what is fetched once and fill what is kept of drawings; growth is counted from there. */
const WARM = 4;

const port = await new Promise((resolve, reject) => {
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port: free } = server.address();
    server.close(() => resolve(free));
  });
});
const served = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port)],
  { cwd: root, stdio: 'ignore' },
);
process.once('exit', () => served.kill());
const address = `http://127.0.0.1:${port}/?kiosk=4711&decks=bench-a,bench-b`;
for (let i = 0; i < 200 && !(await fetch(address).catch(() => null)); i += 1) await new Promise((go) => setTimeout(go, 100));

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, '--js-flags=--expose-gc'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
const errors = [];
page.on('pageerror', (error) => errors.push(error.message));
page.on('console', (message) => {
  if (message.type() === 'error') errors.push(message.text());
});

/** A small seeded generator: every run presses the same. */
let state = 20040917;
const choose = (limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * limit);
};

const has = async (selector) => (await page.locator(selector).count()) > 0;

/** One thing that a visitor presses; whether it answered anything does not matter. */
async function act() {
  if (await has('.curtain')) return page.keyboard.press('Enter');
  const buttons = page.locator('.dock__acts .btn:not([aria-disabled])');
  const cards = page.locator('.hand button[data-place], .hand [data-place] button, .hand [data-place]');
  const count = await buttons.count();
  if (count > 0 && choose(4) > 0) return buttons.nth(choose(count)).click({ timeout: 2_000 });
  const held = await cards.count();
  return held > 0 ? cards.nth(choose(held)).click({ timeout: 2_000 }) : page.keyboard.press('Enter');
}

const kept = () =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    let count = 0;
    for (const name of names) {
      const opened = await new Promise((resolve, reject) => {
        const wish = indexedDB.open(name);
        wish.onsuccess = () => resolve(wish.result);
        wish.onerror = () => reject(wish.error);
      });
      for (const store of opened.objectStoreNames) {
        const keys = await new Promise((resolve, reject) => {
          const wish = opened.transaction(store).objectStore(store).getAllKeys();
          wish.onsuccess = () => resolve(wish.result);
          wish.onerror = () => reject(wish.error);
        });
        count += keys.filter((key) => String(key).startsWith('duel:')).length;
      }
      opened.close();
    }
    return count;
  });

const cdp = await page.context().newCDPSession(page);
async function measured() {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, jsEventListeners };
}

let first = null;
let last = null;
let begun = 0;
let rounds = 0;
let passed = 0;
const problems = [];
try {
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  while (passed < hours * HOUR) {
    await page.clock.fastForward(AWAY);
    await page.locator('[data-attract]').waitFor();
    await page.mouse.click(700, 300);
    await page.locator('[data-attract]').waitFor({ state: 'detached' });
    await page.locator('.now__go').click();
    await page.locator('.curtain, .dock').first().waitFor();
    for (let i = 0; i < ACTS; i += 1) {
      await act().catch(() => undefined);
      await page.clock.fastForward(5 * SECOND);
    }
    const given = await page.evaluate(() => {
      const text = localStorage.getItem('kusari.duel');
      return text === null
        ? 0
        : JSON.parse(text).line.filter(({ how, answer }) => how === 'hand' && answer.kind !== 'value').length;
    });
    // A duel in which nobody has done anything is no loss, and is not filed.
    if (given > 0) begun += 1;
    await page.clock.fastForward(GONE);
    await page.locator('.setup').waitFor();
    passed += AWAY + ACTS * 5 * SECOND + GONE;
    rounds += 1;
    last = await measured();
    if (rounds === WARM) first = last;
    if (rounds % 10 === 0)
      console.error(`${rounds} rounds, ${(passed / HOUR).toFixed(1)} hours, heap ${(last.heap / 1e6).toFixed(1)} MB`);
  }
} catch (error) {
  problems.push(`round ${rounds + 1}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
}
const duels = await kept().catch(() => -1);
await browser.close();
served.kill();

const growth =
  first && last
    ? { heap: last.heap - first.heap, nodes: last.nodes - first.nodes, listeners: last.jsEventListeners - first.jsEventListeners }
    : null;
// Past duels are not held in memory: a kiosk of a day must stay as small as one of an hour.
if (growth && growth.heap > 8e6) problems.push(`the heap has grown by ${(growth.heap / 1e6).toFixed(1)} MB`);
if (growth && growth.nodes > 2_000) problems.push(`${growth.nodes} nodes more are held`);
if (duels !== begun) problems.push(`${begun} duels were begun and ${duels} are kept`);
problems.push(...errors.map((error) => `error: ${error}`));
console.log(JSON.stringify({ hours: passed / HOUR, rounds, begun, kept: duels, heap: last?.heap, growth, problems }, null, 2));
process.exit(problems.length > 0 ? 1 : 0);
