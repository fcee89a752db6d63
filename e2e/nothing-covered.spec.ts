import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredOfPage, KEPT, ROOMS } from './players/look/covered';
import { HARD_STATES } from './players/look/hard-states';
import type { Language } from './players/look/states';

// The law of the table: nothing that is said lies over what is kept in sight. Geometry is read from the page.

/**
 * `npm run look` measures all of it and keeps pictures here. It becomes a part of `npm test` when nothing is found any more;
 * until then `look.spec.ts` holds what it holds.
 */
const folder = process.env.KUSARI_LOOK;
/** Part of the name of a picture: only those are made. */
const only = process.env.KUSARI_LOOK_AT ?? '';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [683, 384],
  [390, 844],
] as const;
const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];

for (const state of HARD_STATES)
  for (const language of folder ? LANGUAGES : [])
    test(`nothing is covered or cut: ${state.name} (${language})`, async ({ page }) => {
      test.setTimeout(120_000);
      page.setDefaultTimeout(10_000);
      const found: string[] = [];
      page.on('pageerror', ({ message }) => found.push(`${state.name}: error: ${message}`));
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.addInitScript(
        (kept) => localStorage.setItem('kusari.settings', kept),
        JSON.stringify({ language, motion: 'reduced' }),
      );
      await state.open(page);
      // Buttons of a new question are held back for a moment.
      await page.waitForTimeout(300);
      for (const [width, height] of SIZES) {
        const name = `${state.name} · ${width}×${height} · ${language}`;
        if (!name.includes(only)) continue;
        await page.setViewportSize({ width, height });
        await page.evaluate(async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        });
        await state.at?.(page);
        const covered = await page.evaluate(coveredOfPage, {
          rooms: ROOMS,
          kept: KEPT,
          sheetIsWished: state.isWished ?? false,
        });
        found.push(...covered.map((one) => `${name}: ${one}`));
        if (folder) await page.screenshot({ path: join(folder, `covered-${name.replace(/ · | /g, '-')}.png`) });
        await state.after?.(page);
      }
      if (folder) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `covered-${state.name}-${language}.txt`.replaceAll(' ', '-')), found.join('\n'));
      }
      expect(found).toEqual([]);
    });
