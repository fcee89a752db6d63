// npm run evening: a person who presses at random plays one duel after another against the partner, on one page that is never
// loaded anew. Most duels with the processor slowed 4×, the last ones as it is. Said as JSON: how long the partner was waited
// for, what the page's own thread did in one piece while it thought, how memory grew from duel to duel, and what went wrong; ends
// with 1 if anything did. No part of npm test.
// --duels 50, --plain 5 (the last of them, not slowed), --cpu 4, --level steady, --lp 2000, --seed 1
// --rules expert (modern, vision)
// --same (the same duel again and again: what is kept of cards once they were seen is there after the first)
// --built FOLDER (is not built anew)
/* global location, history */
import './node-version.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { option } from './arguments.mjs';
import { installWhatIsMissing, root } from './install.mjs';
import { slope, spread, withoutCode } from './evening-figures.mjs';
import { trace, workedFor } from './evening-trace.mjs';

installWhatIsMissing();
const { browserArguments, browserOrEnd } = await import('./find-browser.mjs');
const { build, preview } = await import('vite');
const { buildSync } = await import('esbuild');
const { chromium } = await import('@playwright/test');

const executablePath = browserOrEnd();
const number = (name, usual) => {
  const value = Number(option(name) ?? usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} wants a number`);
  return value;
};
const duels = number('duels', 50);
const plain = Math.min(duels, number('plain', 5));
const cpu = number('cpu', 4);
const seed = number('seed', 1);
const lifePoints = number('lp', 2000);
const level = option('level') ?? 'steady';
const rules = option('rules') ?? 'expert';
const isSame = option('same') !== undefined;
/** Which game is played is kept from visit to visit; its decks and Life Points are its own. */
const isVision = rules === 'vision';

/** What is wanted of an evening. A duel may leave that much behind: what is filed of it is told in a list. */
/** From a question to the answer of the partner, however fast it thinks, in milliseconds. */
const BEAT = 250;
const LONGEST_WAIT = 2_000;
const LONGEST_TASK = 50;
const HEAP_A_DUEL = 40_000;
const NODES_A_DUEL = 20;
const LISTENERS_A_DUEL = 1;
/** The first duels fetch what is fetched once, and fill what is kept of drawings: growth is counted after them. */
const WARM = 5;
const MOST_QUESTIONS = 600;
/** Growth is told of so many duels at least: a few say more of what is kept once. */
const LEAST_GROWN = 15;
/** So often a press is made again that has changed nothing, as a person would; each is told. */
const PRESSES = 3;

const built = option('built');
const outDir = typeof built === 'string' ? built : 'dist';
if (built === undefined) await build({ root, logLevel: 'error' });
const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
const url = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath, args: browserArguments });
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
const page = await context.newPage();
const { answer, answerOne, seededChoice } = await player();

const problems = [];
page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
page.on('console', (message) => {
  if (!['error', 'warning'].includes(message.type()) || message.text() === 'Service Worker registration blocked by Playwright')
    return;
  problems.push(`console: ${message.text()}`);
});

const cdp = await context.newCDPSession(page);
const processes = await browser.newBrowserCDPSession();
let choose = seededChoice(seed);

let slowed = [];
let asItIs = [];
let tasks = [];
const worked = { asked: [], thinking: [] };
const memory = [];
let questions = 0;
let pressedAgain = 0;
/** Bytes after the first duels, compiled code aside, and how many more each of the others has left behind. */
let warm = 0;
let grown = null;
const counted = { plain: 0, slowed: 0 };
try {
  await page.addInitScript(watchPartner);
  if (isVision) await page.addInitScript(() => window.localStorage.setItem('kusari.game', 'vision'));
  await page.goto(`${url}?${queryOf(0)}`);
  for (let duel = 0; duel < duels; duel += 1) {
    const isPlain = duel >= duels - plain;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: isPlain ? 1 : cpu });
    const stop = isPlain ? await trace(processes) : undefined;
    if (isSame) choose = seededChoice(seed);
    const seen = await playOne();
    if (stop) {
      const { asked, thinking } = workedFor(await stop());
      worked.asked.push(...asked);
      worked.thinking.push(...thinking);
    }
    counted[isPlain ? 'plain' : 'slowed'] += 1;
    if (isPlain) {
      asItIs = asItIs.concat(seen.waits);
      tasks = tasks.concat(seen.tasks);
    } else slowed = slowed.concat(seen.waits);
    await leave(duel + 1);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    memory.push(await measured());
    if (memory.length === WARM) warm = await ownHeap();
    if (memory.length === duels && duels >= WARM + LEAST_GROWN) grown = ((await ownHeap()) - warm) / (duels - WARM);
    const { heap, nodes, listeners } = memory.at(-1);
    console.error(
      `duel ${duel + 1} of ${duels}${isPlain ? '' : `, slowed ${cpu}×`}: ${seen.answered} questions, ` +
        `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
    );
  }
} catch (error) {
  problems.push(`duel ${memory.length + 1}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  await page.screenshot({ path: join(root, 'test-results', 'evening.png') }).catch(() => undefined);
}
await browser.close();
await server.close();

const growth =
  memory.length >= WARM + LEAST_GROWN
    ? Object.fromEntries(
        ['heap', 'nodes', 'listeners', 'workers', 'resident'].map((name) => [
          name,
          Math.round(slope(memory.slice(WARM).map((one) => one[name])) * 100) / 100,
        ]),
      )
    : null;
// The browser slows the page's own thread alone, and the clock counts what other programs do. By the processor's time in the
// duels that were not slowed, both threads are counted as slowed, one after the other.
const waits = {
  slowed: spread(slowed.map(({ wait }) => wait)),
  plain: spread(asItIs.map(({ wait }) => wait)),
  slowedByProcessor: spread(worked.asked.map((one) => BEAT + cpu * (one.page + one.worker))),
};
const thinking = spread(worked.thinking);
if (waits.slowedByProcessor.most > LONGEST_WAIT)
  problems.push(`slowed, the partner would be waited for ${waits.slowedByProcessor.most} ms`);
if (thinking.most > LONGEST_TASK) problems.push(`a task of ${thinking.most} ms of the processor while the partner thought`);
if (grown !== null && grown > HEAP_A_DUEL) problems.push(`a duel leaves ${Math.round(grown)} bytes behind`);
if (growth && growth.nodes > NODES_A_DUEL) problems.push(`a duel leaves ${growth.nodes} nodes behind`);
if (growth && growth.listeners > LISTENERS_A_DUEL) problems.push(`a duel leaves ${growth.listeners} listeners behind`);
if (growth && growth.workers > 0.1) problems.push('workers stay');
console.log(
  JSON.stringify(
    {
      ...{ duels: memory.length, counted, level, rules, lifePoints, seed, cpu, questions, pressedAgain },
      waits,
      thoughts: {
        clock: spread(asItIs.map(({ thought }) => thought)),
        processor: spread(worked.asked.map(({ worker }) => worker)),
      },
      tasks: {
        whileItThinks: thinking,
        longByTheClock: {
          whileItThinks: spread(tasks.filter(({ thinks }) => thinks).map(({ ms }) => ms)),
          inItsTurn: spread(tasks.map(({ ms }) => ms)),
        },
      },
      memory: {
        first: memory[Math.min(WARM, memory.length - 1)],
        last: memory.at(-1),
        growthADuel: growth,
        growthADuelWithoutCode: grown === null ? null : Math.round(grown),
      },
      problems,
    },
    null,
    2,
  ),
);
process.exit(problems.length > 0 ? 1 : 0);

function queryOf(number) {
  const duel = isSame ? 0 : number;
  if (isVision) return `partner=1:${level}&beat=${BEAT}&priority=pause,pause&seed=evening-${seed}-${duel}&first=${duel % 2}`;
  const decks = duel % 2 === 0 ? 'bench-a,bench-b' : 'bench-b,bench-a';
  const fixed = `lp=${lifePoints}&rules=${rules}&partner=1:${level}&beat=${BEAT}&priority=pause,pause`;
  return `${fixed}&seed=evening-${seed}-${duel}&decks=${decks}&first=${duel % 2}`;
}

/** The players of the stories who press at random. */
async function player() {
  const folder = join(root, 'node_modules', '.cache', 'kusari-e2e');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `evening-${process.pid}.mjs`);
  buildSync({
    stdin: {
      contents: `export { answerOne, seededChoice } from './random-player'; export { answer } from './vision-player';`,
      resolveDir: join(root, 'e2e/players'),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['@playwright/test'],
    outfile: file,
    logLevel: 'error',
  });
  return import(pathToFileURL(file).href);
}

/** A person answers whatever is asked, until the duel is over. */
async function playOne() {
  await page.locator('.now__go').click();
  let answered = 0;
  for (; answered < MOST_QUESTIONS; answered += 1) {
    const standing = await page.waitForFunction(() => {
      if (document.querySelector('[data-result]')) return 'over';
      if (document.querySelector('[data-heard]')) return null;
      const { kind } = document.querySelector('.dock')?.dataset ?? {};
      if (kind === 'stuck') return 'stuck';
      return kind === undefined || kind === 'partner' || kind === 'none' ? null : 'asked';
    });
    const at = await standing.jsonValue();
    if (at === 'stuck') throw new Error(await page.locator('.dock').innerText());
    if (at === 'over') break;
    await pressed();
  }
  if (answered === MOST_QUESTIONS) throw new Error(`the duel was not over after ${MOST_QUESTIONS} questions`);
  questions += answered;
  return { answered, ...(await page.evaluate(() => window.evening.take())) };
}

/** Answers what is asked. What moved under the pointer as it was pressed has not been pressed. */
async function pressed() {
  const asked = () => page.evaluate(() => document.querySelector('.dock')?.dataset.question);
  for (let press = 1; ; press += 1) {
    const before = await asked();
    try {
      return await (isVision ? answer(page, choose) : answerOne(page, choose));
    } catch (error) {
      if (press === PRESSES || (await asked()) !== before) throw error;
      pressedAgain += 1;
      await page.keyboard.press('Escape');
    }
  }
}

async function leave(next) {
  await page.evaluate((query) => history.replaceState(null, '', `${location.pathname}?${query}`), queryOf(next));
  await page.locator('[data-act="new-duel"]').click();
  await page.locator('.now__go').waitFor();
}

async function measured() {
  // What has just been left is filed and drawn away.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
  for (let i = 0; i < 2; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const workers = await page.evaluate(() => window.evening.workers);
  return { heap: usedSize, nodes, listeners: jsEventListeners, workers, resident: await resident() };
}

/** Bytes of the heap of the page, compiled code aside. */
async function ownHeap() {
  const chunks = [];
  const add = ({ chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  return withoutCode(chunks.join(''));
}

/** Bytes of memory of the page's process, its workers with it; 0 where the machine does not say. */
async function resident() {
  try {
    const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * 4096);
    return Math.max(0, ...sizes);
  } catch {
    return 0;
  }
}

/** Watches, inside the page, how long the partner is waited for, what its worker says of it, and long tasks. */
function watchPartner() {
  /** What has been asked and is not answered: since when, until when it was thought about, and for how long by the worker. */
  let asked = null;
  let done = [];
  let tasks = [];
  const mark = (what) => {
    performance.mark(`partner ${what}`);
    performance.clearMarks();
  };
  const evening = {
    workers: 0,
    take: () => {
      const whileAsked = tasks.filter(({ from }) => done.some((one) => from > one.from && from < one.until));
      const taken = {
        waits: done.map(({ from, until, thought }) => ({ wait: Math.round(until - from), thought: Math.round(thought) })),
        tasks: whileAsked.map(({ from, ms }) => ({ ms, thinks: done.some((one) => from > one.from && from < one.to) })),
      };
      [asked, done, tasks] = [null, [], []];
      return taken;
    },
  };
  window.evening = evening;
  const answered = () => {
    if (asked?.to !== undefined) done.push({ ...asked, until: performance.now() });
    asked = null;
  };
  window.Worker = class extends window.Worker {
    constructor(address, options) {
      super(address, options);
      evening.workers += 1;
      this.addEventListener('message', ({ data }) => {
        if (data.id !== asked?.id) return;
        mark('thought');
        asked.to = performance.now();
        asked.thought = data.ms ?? 0;
      });
    }
    postMessage(message) {
      // That it will be asked about a game is no question.
      if (message.id === undefined) return super.postMessage(message);
      answered();
      asked = { id: message.id, from: performance.now() };
      mark('thinks');
      return super.postMessage(message);
    }
    terminate() {
      evening.workers -= 1;
      super.terminate();
    }
  };
  new window.PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ from: startTime, ms: Math.round(duration) });
  }).observe({ type: 'longtask', buffered: true });
  let isIts = false;
  new window.MutationObserver(() => {
    const was = isIts;
    isIts = document.querySelector('.dock')?.dataset.kind === 'partner';
    if (!was || isIts) return;
    mark('answered');
    answered();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-kind'] });
}
