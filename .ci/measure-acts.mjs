// What a player waits for at the table: from pressing *Start* until the table stands, from each press to the next paint, which
// shows at least that it was heard, and to the picture of what it changed.

/** So many presses of a duel are measured. */
const PRESSES = 100;
/** Long enough for what a press sets off to be painted, a table that turns some 370 ms after it included, in milliseconds. */
const SETTLED = 700;
/** By then a table stands, or none will come. */
const MOST_UNTIL_TABLE = 60_000;

/** What may be pressed next, as a player would: a card that can do something, what it offers, otherwise the way on. */
function nextPress() {
  const boxOf = (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + Math.min(width / 2, 12), y: y + height / 2 };
  };
  const find = (selector) => document.querySelector(`${selector}:not([aria-disabled="true"])`);
  // No card twice at one question: then comes the way on, so that the duel goes on to its battles and its later turns.
  const question = document.querySelector('[data-question]')?.dataset.question;
  if (window.asked !== question) [window.asked, window.tried] = [question, new Set()];
  const untried = (marked) =>
    [...document.querySelectorAll(`[data-place]:has(${marked}):not([aria-pressed="true"])`)].find(
      ({ dataset }) => !window.tried.has(dataset.place),
    );
  // Nor the same act of a card again and again.
  const heading = document.querySelector('.bubble')?.ariaLabel ?? document.querySelector('[data-question] h2')?.textContent;
  window.done ??= new Set();
  const acts = ['attack', 'activate', 'normalSummon', 'setMonster', 'setSpellTrap', 'flipSummon'];
  const [what, element] =
    [
      ['option', document.querySelector('.sheet [data-option], .sheet .row')],
      ['confirm', find('.dock__acts [data-enter]')],
      ['pick', find('.dock__acts .btn--pick[aria-pressed="false"]')],
      ['target', untried('.halo--selectable')],
      [
        'act',
        window.done.has(heading)
          ? undefined
          : acts.map((act) => find(`:is(.bubble, .dock__acts) > [data-act="${act}"]`)).find(Boolean),
      ],
      ['card', untried('.can-dot')],
      // A card that is asked does once more what it can, before it is left: the list of all acts is nobody's way on.
      [
        'on',
        find('.dock__acts .btn--main') ??
          find('.bubble > [data-act]:not([data-act="whyNot"])') ??
          find('.dock__acts button:not([data-act="all"])'),
      ],
    ].find(([, found]) => found) ?? [];
  if (what === 'card' || what === 'target') window.tried.add(element.dataset.place);
  if (what === 'act') window.done.add(heading);
  return element ? { what, ...boxOf(element) } : null;
}

/** Watches presses, the pictures of what they changed, and long tasks from inside the page. */
function watchPresses() {
  window.presses = [];
  window.pictures = [];
  window.longTasks = [];
  let pressed = null;
  window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
  // The mark of a press that was heard is no change: the first one after it is waited for, and the frame that it is painted in.
  const changes = new window.MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    const { port1, port2 } = new window.MessageChannel();
    pressed = null;
    port1.onmessage = () => window.pictures.push(performance.now() - since);
    requestAnimationFrame(() => port2.postMessage(null));
  });
  const attributeFilter = ['class', 'aria-label', 'aria-pressed', 'data-question'];
  window.addEventListener('DOMContentLoaded', () =>
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter }),
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Plays the beginning of a duel once by pressing what stands on the page. @returns what each press took, in milliseconds */
async function playOnce(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  await page.goto(`${url}?decks=bench-a,bench-b&seed=41&first=0&secrecy=open`);
  // What begins a duel is fetched while the players set up.
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  // What lies outside the window is never painted: its own bars take some 90 pixels of it, and with them the prompt at the foot.
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1500, height: 1000 } });
  if (slowdown > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tableReady = await page.evaluate(
    (most) =>
      new Promise((resolve, reject) => {
        const pressed = performance.now();
        const look = () => {
          if (document.querySelector('.dock__acts button')) setTimeout(() => resolve(performance.now() - pressed));
          else if (performance.now() - pressed > most) reject(new Error('After Start no table came with a button in its dock.'));
          else requestAnimationFrame(look);
        };
        document.querySelector('form button[type="submit"]').click();
        requestAnimationFrame(look);
      }),
    MOST_UNTIL_TABLE,
  );
  const told = () =>
    page.evaluate(() => {
      const most = (list, least = 0) => Math.max(least, ...list.splice(0));
      // Event Timing is silent about what took less than 16 ms.
      return { toPaint: most(window.presses, 16), toChange: most(window.pictures), task: most(window.longTasks) };
    });
  await told();
  // The page's own thread, not the clock: what other programs take from it meanwhile is not counted.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await worked();
  const presses = [];
  for (let press = 0; press < PRESSES; press++) {
    const at = await page.evaluate(nextPress);
    if (at === null) break;
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(SETTLED);
    presses.push(await told());
  }
  const work = ((await worked()) - before) / presses.length;
  await context.close();
  return { tableReady, presses, work };
}

const sorted = (list) => [...list].sort((a, b) => a - b);
const share = (list, part) => Math.round(sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0);
const middle = (list) => share(list, 0.5);
const spread = (list) => ({ count: list.length, p50: share(list, 0.5), p95: share(list, 0.95), most: share(list, 1) });

/**
 * Plays the same duel so many times and counts each press by the middle of its rounds: what other programs do in the same moment
 * falls on other presses each time, what the page does on the same ones. `rounds` tells of each by itself.
 * @param {(round: number) => void} begins told before each round, which takes most of a minute
 * @returns milliseconds
 */
export async function measureActs(browser, url, slowdown, rounds, begins) {
  const played = [];
  for (let round = 0; round < rounds; round++) {
    begins(round + 1);
    played.push(await playOnce(browser, url, slowdown));
  }
  const count = Math.min(...played.map(({ presses }) => presses.length));
  const all = [...Array(count).keys()];
  const middles = (what) => all.map((press) => middle(played.map(({ presses }) => presses[press][what])));
  const tasks = middles('task');
  return {
    tableReady: middle(played.map(({ tableReady }) => tableReady)),
    work: middle(played.map(({ work }) => work)),
    pressToPaint: spread(middles('toPaint')),
    pressToChange: spread(middles('toChange')),
    longTasks: { count: tasks.filter((task) => task > 0).length, most: share(tasks, 1) },
    rounds: played.map(({ presses }) => ({
      pressToPaint: share(
        presses.map(({ toPaint }) => toPaint),
        0.95,
      ),
      longestTask: share(
        presses.map(({ task }) => task),
        1,
      ),
    })),
  };
}
