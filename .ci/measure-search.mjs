// What somebody waits for who looks for a card on the deck screen: a name is typed key by key, with a slip in it, in both
// languages. Counted are, for each key, the time until the letter is on the screen and until the list of what was found is, how
// long cards were looked for (as the page notes it on its timeline), and what the page's own thread worked for it: script alone,
// and all of it. The work is no longer on a busy machine.

/** Names of twelve letters, one of which is wrong, as they are typed: Mystic Tomato, and Lightning Vortex without its dot. */
const TYPED = { 'en-US': 'mystic tomayo', 'ja-JP': 'ライトニングボルデックス' };
/** Nobody types faster, in milliseconds: what a key sets off is done by then, or waited for. */
const BETWEEN_KEYS = 150;
/** Whoever has opened the screen looks at it first, in milliseconds: what the first letter needs is made ready meanwhile. */
const LOOKED_AT = 3000;

/** Watches keys and the pictures that follow them from inside the page. */
function watchKeys() {
  window.keys = [];
  let key = null;
  window.searched = 0;
  new PerformanceObserver((noted) => {
    for (const { duration } of noted.getEntriesByName('search')) window.searched += duration;
  }).observe({ entryTypes: ['measure'] });
  const painted = (since, what) => {
    const { port1, port2 } = new window.MessageChannel();
    port1.onmessage = () => (since[what] = performance.now() - since.at);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  window.addEventListener(
    'input',
    ({ timeStamp }) => {
      key = { at: timeStamp, toLetter: 0, toList: 0 };
      window.keys.push(key);
      painted(key, 'toLetter');
    },
    true,
  );
  const changes = new window.MutationObserver(() => key && painted(key, 'toList'));
  window.addEventListener('DOMContentLoaded', () =>
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-found', 'data-card', 'data-index'],
    }),
  );
}

/** Until the page has nothing to do any more. */
const idle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => window.requestIdleCallback(() => window.requestIdleCallback(() => setTimeout(resolve)))),
  );

/** Types one name once. @returns what each key took, in milliseconds */
async function typeOnce(browser, url, slowdown, locale) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block', locale });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(`${url}#decks=goat-control`);
  await page.locator('[data-search]').waitFor();
  // The texts of the cards come behind the screen.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(LOOKED_AT);
  await idle(page);
  const devTools = await context.newCDPSession(page);
  // What lies outside the window is never painted: its own bars take some 90 pixels of it, and with them the end of the list.
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1500, height: 1000 } });
  // The page's own thread, not the clock: what other programs take from it meanwhile is not counted.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const worked = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const milliseconds = (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
  };
  await page.locator('[data-search]').click();
  await idle(page);
  await page.evaluate(() => (window.searched = 0));
  const keys = [];
  for (const letter of TYPED[locale]) {
    const before = await worked();
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(BETWEEN_KEYS);
    await idle(page);
    const after = await worked();
    const { toLetter, toList, search } = await page.evaluate(() => {
      const { searched } = window;
      window.searched = 0;
      return { ...window.keys.splice(0).at(-1), search: searched };
    });
    keys.push({ toLetter, toList, search, script: after.script - before.script, task: after.task - before.task });
  }
  if (keys.every(({ search }) => search === 0)) throw new Error('The page notes no search on its timeline.');
  const found = await page.locator('[data-found]').getAttribute('data-found');
  if (found === '0') throw new Error(`Nothing was found for ${TYPED[locale]}.`);
  await context.close();
  return keys;
}

const spread = (list, digits = 0) => {
  const sorted = [...list].sort((a, b) => a - b);
  const share = (part) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(digits));
  return { count: list.length, p50: share(0.5), p95: share(0.95), most: share(1) };
};
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/**
 * Types both names so many times and counts each key by the middle of its rounds.
 * @returns milliseconds, by language
 */
export async function measureSearch(browser, url, slowdown, rounds) {
  const told = {};
  for (const locale of Object.keys(TYPED)) {
    const typed = [];
    for (let round = 0; round < rounds; round++) typed.push(await typeOnce(browser, url, slowdown, locale));
    const middles = (what) => typed[0].map((_, key) => middle(typed.map((keys) => keys[key][what])));
    // A key that found the same cards changes no list.
    const drawn = middles('toList').filter((time) => time > 0);
    told[locale] = {
      toLetter: spread(middles('toLetter')),
      toList: spread(drawn),
      search: spread(middles('search'), 1),
      script: spread(middles('script')),
      task: spread(middles('task')),
    };
    if (process.env.KUSARI_KEYS)
      told[locale].keys = typed[0].map((_, key) =>
        Object.fromEntries(
          ['toLetter', 'toList', 'search', 'script', 'task'].map((what) => [
            what,
            Math.round(middle(typed.map((keys) => keys[key][what]))),
          ]),
        ),
      );
  }
  return told;
}
