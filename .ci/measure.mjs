// npm run measure: what the built page fetches, and how long it takes, until the set-up screen answers.
// That is the moment the first button on it can be pressed. Then what a player waits for at the table, and who looks for a card.
// --runs 5, --rounds 3 (of the same presses at the table), --cpu 4 (slow the processor down), --json
// A round takes most of a minute, and each is played as it is and slowed down: some eight minutes with the building.
import './node-version.mjs';
import { gzipSync } from 'node:zlib';
import { option } from './arguments.mjs';
import { installWhatIsMissing, root } from './install.mjs';

installWhatIsMissing();
const { browserArguments, browserOrEnd } = await import('./find-browser.mjs');
const { build, preview } = await import('vite');
const { chromium } = await import('@playwright/test');
const { measureActs } = await import('./measure-acts.mjs');
const { measureSearch } = await import('./measure-search.mjs');

const executablePath = browserOrEnd();
const runs = Number(option('runs') ?? 5);
const rounds = Number(option('rounds') ?? 3);
const slowdown = Number(option('cpu') ?? 1);

await build({ root, logLevel: 'warn' });
const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
const url = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  const measured = [];
  for (let run = 0; run < runs; run++) measured.push(await measure());
  const atTable = (slowed) => measureActs(browser, url, slowed, rounds, (round) => tellRound(slowed, round));
  const inSearch = (slowed) => {
    console.error(`A name is typed on the deck screen${slowed > 1 ? `, processor slowed ${slowed}×` : ''} …`);
    return measureSearch(browser, url, slowed, rounds);
  };
  const acts = { plain: await atTable(slowdown), slow: await atTable(4 * slowdown) };
  const search = { plain: await inSearch(slowdown), slow: await inSearch(4 * slowdown) };
  report(measured, acts, search);
} catch (error) {
  console.error(error.name === 'TimeoutError' ? 'Within 30 seconds no button came that could be pressed.' : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
process.exit();

/** What is under way, beside the figures. */
function tellRound(slowed, round) {
  console.error(`At the table${slowed > 1 ? `, processor slowed ${slowed}×` : ''}: round ${round} of ${rounds} …`);
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (slowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  // Watches from inside the page, so that the way between browser and script is not measured.
  await page.addInitScript(() => {
    const look = () => {
      for (const button of document.querySelectorAll('button, [role="button"]')) {
        const box = button.getBoundingClientRect();
        if (box.width === 0 || button.disabled || getComputedStyle(button).visibility === 'hidden') continue;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!top || !(button.contains(top) || top.contains(button))) continue;
        // A task of its own after the frame: the page answers from here on.
        setTimeout(() => (window.answersAfter = performance.now()));
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => window.answersAfter, undefined, { timeout: 30_000 });
  const milliseconds = await handle.jsonValue();
  const fetched = [];
  for (const response of responses.slice()) {
    const path = new URL(response.url()).pathname;
    if (!response.url().startsWith('http')) continue;
    const body = await response.body().catch(() => Buffer.alloc(0));
    fetched.push({ path, bytes: gzipSync(body).length, script: /javascript/.test(response.headers()['content-type'] ?? '') });
  }
  await context.close();
  return { milliseconds, fetched };
}

function report(measured, acts, search) {
  const times = measured.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b);
  const { fetched } = measured.at(-1);
  const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
  const result = {
    javascriptGzippedBytes: sum(fetched.filter(({ script }) => script)),
    allGzippedBytes: sum(fetched),
    millisecondsToInteractive: times[Math.floor(times.length / 2)],
    acts,
    search,
  };
  if (option('json')) {
    console.log(JSON.stringify({ ...result, times, fetched }, null, 2));
    return;
  }
  for (const { path, bytes } of fetched) console.log(`${String(bytes).padStart(9)}  ${path}`);
  console.log(`\nJavaScript before the set-up screen answers: ${result.javascriptGzippedBytes} bytes gzipped`);
  console.log(`Everything before it answers: ${result.allGzippedBytes} bytes gzipped`);
  console.log(
    `Time to interactive: ${result.millisecondsToInteractive} ms (median of ${runs}: ${times.join(', ')}${slowdown > 1 ? `, processor slowed ${slowdown}×` : ''})`,
  );
  const spread = ({ count, p50, p95, most }) => `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms (${count} presses)`;
  for (const [how, { tableReady, work, pressToPaint, pressToChange, longTasks, rounds: each }] of Object.entries(acts)) {
    console.log(
      `\nAt the table, ${how === 'slow' ? `processor slowed ${4 * slowdown}×` : 'as it is'}, each press the middle of ${rounds}:`,
    );
    console.log(`  ready ${tableReady} ms after Start`);
    console.log(`  work of the page's thread for a press, whatever else this machine does: ${work} ms`);
    console.log(`  press to paint: ${spread(pressToPaint)}`);
    console.log(`  press to the picture of what it changed: ${spread(pressToChange)}`);
    console.log(`  presses with a task over 50 ms: ${longTasks.count}, the longest ${longTasks.most} ms`);
    const told = (key) => each.map((round) => round[key]).join(', ');
    console.log(
      `  the rounds by themselves: press to paint p95 ${told('pressToPaint')} ms, longest task ${told('longestTask')} ms`,
    );
  }
  for (const [how, languages] of Object.entries(search))
    for (const [language, { toLetter, toList, search, script, task }] of Object.entries(languages)) {
      const slowed = how === 'slow' ? `processor slowed ${4 * slowdown}×` : 'as it is';
      const said = ({ p50, p95, most }) => `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`;
      console.log(`\nA name of ${toLetter.count} letters typed on the deck screen (${language}), ${slowed}:`);
      console.log(`  key to the letter: ${said(toLetter)}; to the list, where it changed: ${said(toList)}`);
      console.log(`  cards looked for and put in order: ${said(search)}`);
      console.log(`  work of the page's thread for a key: in scripts ${said(script)}; all of it ${said(task)}`);
    }
}
