import { expect, test, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../src/store/keeping/settings';
import { ALONE_STATES } from './players/look/alone-states';
import { axeFinds } from './players/look/axe';
import { faultsOfPage, KINDS, LIMITS, type Fault } from './players/look/faults';
import { MORE_STATES } from './players/look/more-states';
import { STATES, type Language, type State } from './players/look/states';
import { seldomUnless } from './players/seldom';

/** `npm run look` sees everything and keeps pictures here; the story of every day has only the fast half. */
const folder = process.env.KUSARI_LOOK;
/** Part of the name of a picture (`1366×768`, `largest`, `facing`): only those are looked at. */
const only = process.env.KUSARI_LOOK_AT ?? '';

/** Screens and phones; of two laptops what their browser leaves of the height. */
const SIZES = [
  [1920, 1080],
  [1536, 730],
  [1366, 768],
  [1366, 650],
  [1280, 600],
  [1024, 768],
  [768, 1024],
  [960, 540],
  [683, 384],
  [844, 390],
  [390, 844],
] as const;
const FAST_SIZES = SIZES.filter(([width, height]) => [1366, 1024, 683, 390].includes(width) && height !== 650);

const TEXTS = ['normal', 'large', 'largest'] as const;
const SEATINGS = ['flip', 'fixed', 'facing'] as const;
const LOOKS = ['urushi', 'shiraki', 'contrast'] as const satisfies readonly Theme[];

/** A usual window, and what its players have chosen. */
async function prepared(page: Page, language: Language, seating: (typeof SEATINGS)[number]): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(
    ([language, seating]) => {
      localStorage.setItem('kusari.settings', JSON.stringify({ language, motion: 'reduced' }));
      localStorage.setItem('kusari.seating', JSON.stringify({ seating, isTurned: false }));
    },
    [language, seating] as const,
  );
}

/** The page put on another look of the table. */
const wear = (page: Page, look: Theme): Promise<void> =>
  page.evaluate((one) => void (document.documentElement.dataset.theme = one), look);

/** Pictures in the other looks: of each main state in each window, in letters of the usual size. */
async function picturesInLooks(page: Page, names: readonly string[], folder: string): Promise<void> {
  for (const look of LOOKS.slice(1)) {
    const name = [...names, look].join(' · ');
    if (!name.includes(only)) continue;
    await wear(page, look);
    await page.screenshot({ path: join(folder, `${name.replace(/ · | /g, '-')}.png`) });
  }
  await wear(page, LOOKS[0]);
}

/** Axe in the looks of the table: `npm run look` has it see all of them, the story of every day the first and one other. */
async function axeInLooks(page: Page, { name }: State, language: Language, i: number): Promise<string[]> {
  const [first, ...others] = LOOKS;
  const found: string[] = [];
  for (const look of folder ? LOOKS : [first, others[i % others.length]!]) {
    await wear(page, look);
    found.push(...(await axeFinds(page, look !== first)).map((fault) => `${name} · ${language} · ${look}: axe: ${fault}`));
  }
  await wear(page, first);
  return found;
}

interface Way {
  readonly language: Language;
  readonly seating: (typeof SEATINGS)[number];
  /** The number of the state. */
  readonly i: number;
}

async function lookAt(page: Page, state: State, { language, seating, i }: Way): Promise<string[]> {
  const found: string[] = [];
  let looked = 0;
  page.on('pageerror', ({ message }) => found.push(`${state.name}: error: ${message}`));
  await prepared(page, language, seating);
  await state.open(page);
  // Buttons of a new question are held back for a moment.
  await page.waitForTimeout(300);
  found.push(...(await axeInLooks(page, state, language, i)));
  for (const [width, height] of (folder ? SIZES : FAST_SIZES).filter(([width]) => width >= (state.least ?? 0))) {
    for (const text of folder ? TEXTS : TEXTS.slice(0, 1)) {
      const names = [state.name, `${width}×${height}`, language, text, ...(state.isTable ? [seating] : [])];
      const name = names.join(' · ');
      const isMain = text === TEXTS[0] && seating === SEATINGS[0] && !state.isSeldom;
      if (!name.includes(only) && !(folder && isMain && LOOKS.some((look) => `${name} · ${look}`.includes(only)))) continue;
      looked += 1;
      await page.setViewportSize({ width, height });
      const faults: readonly Fault[] = await page
        .evaluate(async (text) => {
          document.documentElement.dataset.text = text;
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        }, text)
        .then(() => page.evaluate(faultsOfPage, LIMITS));
      found.push(...faults.map(({ kind, what, where }) => `${name}: ${kind}: ${what} [${where}]`));
      if (folder && name.includes(only)) await page.screenshot({ path: join(folder, `${name.replace(/ · | /g, '-')}.png`) });
      if (folder && isMain) await picturesInLooks(page, names, folder);
    }
  }
  // A walk that looks at nothing finds nothing.
  expect(looked, `no picture is called ${only}`).toBeGreaterThan(0);
  return found;
}

/** The states that `npm test` looks at. */
const USUAL: readonly string[] = ['start', 'open play', 'rules'];
const LOOKED_AT: readonly State[] = [...STATES, ...ALONE_STATES];

for (const [i, state] of LOOKED_AT.filter(({ isSeldom }) => folder || !isSeldom).entries())
  for (const language of folder ? (['en', 'ja'] as const) : [(['en', 'ja'] as const)[i % 2]!])
    for (const seating of folder && state.isTable ? SEATINGS : SEATINGS.slice(0, 1))
      test(`nothing is cut, covered, too small or off the screen, and axe finds nothing: ${state.name} (${language}, ${seating})${seldomUnless(USUAL.includes(state.name))}`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        const found = await lookAt(page, state, { language, seating, i });
        if (folder) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, `${state.name}-${language}-${seating}.txt`.replaceAll(' ', '-')), found.join('\n'));
        }
        expect(found).toEqual([]);
      });

/** Every other screen and state, seen by axe alone; `npm run e2e` takes every third one of them, `npm run look` all. */
for (const [i, state] of MORE_STATES.entries())
  for (const language of folder ? (['en', 'ja'] as const) : i % 3 === 0 ? ([(['en', 'ja'] as const)[i % 2]!] as const) : [])
    test(`axe finds nothing: ${state.name} (${language}) @seldom`, async ({ page }) => {
      const found: string[] = [];
      page.on('pageerror', ({ message }) => found.push(`${state.name}: error: ${message}`));
      await prepared(page, language, 'flip');
      await state.open(page);
      await page.waitForTimeout(300);
      found.push(...(await axeInLooks(page, state, language, i)));
      if (folder) {
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: join(folder, `axe-${state.name}-${language}.png`.replaceAll(' ', '-')) });
        writeFileSync(join(folder, `axe-${state.name}-${language}.txt`.replaceAll(' ', '-')), found.join('\n'));
      }
      expect(found).toEqual([]);
    });

test('the look over a page finds what is planted in it', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 400 });
  await page.setContent(`<style>* { margin: 0; font: 14px/1.2 sans-serif } button { padding: 0; border: 0 }</style>
    <div style="width:40px; overflow:hidden; white-space:nowrap">A sentence that is cut</div>
    <button class="btn" style="width:60px; height:30px; overflow:hidden; text-overflow:ellipsis; white-space:nowrap">A shortened button</button>
    <p style="width:50px; overflow-wrap:anywhere">Unbreakableness</p>
    <p style="font-size:9px">tiny</p>
    <div style="position:relative; height:20px">under<span style="position:absolute; left:0">over</span></div>
    <div style="position:relative; height:20px; width:200px"><span>half of it lies below</span><i style="position:absolute; inset:0 0 0 40px; background:#fff"></i></div>
    <div style="position:relative; height:30px"><button style="width:90px; height:30px">Below</button>
      <i style="position:absolute; inset:0; background:#fff"></i></div>
    <button style="width:16px; height:16px">s</button><button style="width:16px; height:16px">t</button>
    <div style="width:80px; overflow-x:auto"><p style="width:300px">row</p></div>
    <button style="position:fixed; left:590px; top:0; width:60px; height:30px">Far</button>`);
  const kinds = new Set((await page.evaluate(faultsOfPage, LIMITS)).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...KINDS].sort());
});
