import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { partsOf, WORKER, workerFor } from '../.ci/offline.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A plain static host, at a path of its own, whose folder can be exchanged. */
class Host {
  private server: Server;
  isUp = true;

  constructor(public folder: string) {
    this.server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname).replace(/^\/table\//, '');
      const file = join(this.folder, path === '' ? 'index.html' : path);
      if (!this.isUp) return void request.socket.destroy();
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/table/`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let host: Host;
let url: string;
let newer: string;
let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ browser }) => {
  host = new Host('dist');
  url = await host.open();
  newer = mkdtempSync(join(tmpdir(), 'kusari-'));
  context = await browser.newContext({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
});

test.afterEach(async () => {
  await context.close();
  host.close();
  rmSync(newer, { recursive: true });
});

/** Waits until everything is kept in the browser. */
const isKept = (): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

test('after the first visit all of it works with the network off: a duel, a lesson, a rule with its example, decks, VISION', async () => {
  await page.goto(url);
  await isKept();
  host.isUp = false;
  await context.setOffline(true);

  await page.goto(`${url}?decks=bench-a,bench-b&first=0`);
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');

  await page.goto(`${url}#lesson=three-link-chain`);
  await expect(page.locator('.guide')).toBeVisible();
  const example = readFileSync('dist/scenarios-rules.json', 'utf8');
  await page.goto(`${url}#lesson=rules/${Object.keys(JSON.parse(example) as object)[0]}`);
  await expect(page.locator('.guide')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${url}#decks`);
  await expect(other.locator('[data-sitting="elsewhere"]')).toBeVisible();
  await other.close();

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
  );
  await page.goto(`${url}?seed=1`);
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
});

test('after the first visit a duel against a partner begins and goes on with the network off @seldom', async () => {
  await page.goto(url);
  await isKept();
  host.isUp = false;
  await context.setOffline(true);
  const unmet: string[] = [];
  context.on('requestfailed', (request) => unmet.push(request.url()));

  await page.goto(`${url}?seed=41&beat=0&decks=bench-a,bench-b&first=1&partner=1:steady`);
  await page.getByRole('button', { name: 'Start the duel' }).click();
  // The partner begins: what it thinks with has been kept, the worker's own parts with it.
  for (let i = 0; i < 2; i += 1) {
    await expect(page.locator('.dock')).not.toHaveAttribute('data-kind', /partner|none|stuck/, { timeout: 45_000 });
    const answers = (): Promise<number> =>
      page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('kusari.duel')!) as { recording: { answers: unknown[] } };
        return kept.recording.answers.length;
      });
    const before = await answers();
    expect(before).toBeGreaterThan(0);
    await page.locator('.dock [data-act="pass"], .dock [data-act="enter"]').last().click();
    await expect.poll(answers).toBeGreaterThan(before);
  }
  expect(unmet).toEqual([]);
});

test('a newer page waits while a duel runs, and takes its place when nothing lies on the table @seldom', async () => {
  await page.clock.install();
  await page.goto(`${url}?decks=bench-a,bench-b&first=0`);
  await isKept();
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.curtain')).toBeVisible();

  cpSync('dist', newer, { recursive: true });
  const index = join(newer, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<meta name="newer" content="yes" /><title>'));
  writeFileSync(join(newer, WORKER), workerFor(partsOf(newer)));
  host.folder = newer;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isWaiting = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
  await expect.poll(isWaiting).toBe(true);
  await page.clock.runFor(120_000);
  expect(await isWaiting()).toBe(true);
  await expect(page.locator('.curtain')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /^New duel/ }).click();
  await page.getByRole('button', { name: 'End duel' }).click();
  await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.locator('meta[name="newer"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
});
