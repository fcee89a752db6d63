import { expect, test, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFinds } from './players/look/axe';
import { faultsOfPage, LIMITS, type Fault } from './players/look/faults';
import { STATES, type Language, type State } from './players/look/states';

/** `npm run look` sees everything and keeps pictures here; the story of every day has only the fast half. */
const folder = process.env.KUSARI_LOOK;

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1280, 600],
  [1024, 768],
  [768, 1024],
  [960, 540],
  [683, 384],
  [844, 390],
  [390, 844],
] as const;
const FAST_SIZES = SIZES.filter(([width]) => [1366, 1024, 683, 390].includes(width));

const TEXTS = ['normal', 'large', 'largest'] as const;
const SEATINGS = ['flip', 'fixed', 'facing'] as const;

async function lookAt(page: Page, state: State, language: Language, seating: (typeof SEATINGS)[number]): Promise<string[]> {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(`${state.name}: error: ${message}`));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(
    ([language, seating]) => {
      localStorage.setItem('kusari.settings', JSON.stringify({ language, motion: 'reduced' }));
      localStorage.setItem('kusari.seating', JSON.stringify({ seating, isTurned: false }));
    },
    [language, seating] as const,
  );
  await state.open(page, language);
  // Buttons of a new question are held back for a moment.
  await page.waitForTimeout(300);
  found.push(...(await axeFinds(page)).map((fault) => `${state.name} · ${language}: axe: ${fault}`));
  for (const [width, height] of folder ? SIZES : FAST_SIZES) {
    await page.setViewportSize({ width, height });
    for (const text of folder ? TEXTS : TEXTS.slice(0, 1)) {
      const faults: readonly Fault[] = await page
        .evaluate(async (text) => {
          document.documentElement.dataset.text = text;
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        }, text)
        .then(() => page.evaluate(faultsOfPage, LIMITS));
      const name = [state.name, `${width}×${height}`, language, text, ...(state.isTable ? [seating] : [])].join(' · ');
      found.push(...faults.map(({ kind, what, where }) => `${name}: ${kind}: ${what} [${where}]`));
      if (folder) await page.screenshot({ path: join(folder, `${name.replace(/ · | /g, '-')}.png`) });
    }
  }
  return found;
}

for (const [i, state] of STATES.entries())
  for (const language of folder ? (['en', 'ja'] as const) : [(['en', 'ja'] as const)[i % 2]!])
    for (const seating of folder && state.isTable ? SEATINGS : SEATINGS.slice(0, 1))
      test(`nothing is cut, covered, too small or off the screen, and axe finds nothing: ${state.name} (${language}, ${seating})`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        const found = await lookAt(page, state, language, seating);
        if (folder) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, `${state.name}-${language}-${seating}.txt`.replaceAll(' ', '-')), found.join('\n'));
        }
        expect(found).toEqual([]);
      });
