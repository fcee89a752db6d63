import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredOfPage, KEPT, ROOMS } from './players/look/covered';
import { HARD_STATES } from './players/look/hard-states';
import { KIOSK_STATES } from './players/look/kiosk-states';
import type { Language } from './players/look/states';
import { seldomUnless } from './players/seldom';

// The law of the table: nothing that is said lies over what is kept in sight. Geometry is read from the page.

/** `npm run look` measures all of it and keeps pictures here; otherwise the half that matters most is measured. */
const folder = process.env.KUSARI_LOOK;
/** Part of the name of a picture: only those are made. */
const only = process.env.KUSARI_LOOK_AT ?? '';

/** The commonest laptop, what a browser leaves of it, and a phone both ways. */
const MOST = [
  [1366, 768],
  [1366, 650],
  [844, 390],
  [390, 844],
] as const;
const REST = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [683, 384],
  // What a browser leaves of the lowest laptops, and the smallest phone that is still in use.
  [1280, 600],
  [800, 600],
  [360, 740],
] as const;
/** Windows that nobody has thought of: `KUSARI_LOOK_SIZES=1440x900,412x915` measures in those instead. */
const given = process.env.KUSARI_LOOK_SIZES?.split(',').map((size) => size.split('x').map(Number) as [number, number]);
const SIZES = given ?? (folder ? [...MOST, ...REST] : MOST);
const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];

/** `npm test` sees their like in other states. */
const ALIKE: readonly string[] = ['which effect', 'dropped card', 'lesson step'];

for (const [n, state] of [...HARD_STATES, ...KIOSK_STATES].filter(({ isSeldom }) => folder || !isSeldom).entries())
  // Half of the states in one language, half in the other.
  for (const language of folder ? LANGUAGES : [LANGUAGES[n % 2]!])
    test(`nothing is covered or cut: ${state.name} (${language})${seldomUnless(!ALIKE.includes(state.name))}`, async ({
      page,
    }) => {
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
      await expect(page.locator('[class*="--fresh"]')).toHaveCount(0);
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

/** A small table that keeps the law. */
const LAWFUL = `
  <style>
    body { margin: 0; font: 16px/20px sans-serif; height: 400px }
    .mid, .dock, [role='menu'], .late { position: absolute }
    .mid { inset: 0 auto auto 0; width: 400px; height: 300px }
    .half, .edge { height: 120px }
    .plate { height: 30px; width: 200px }
    [data-place] { width: 60px; height: 80px }
    .dock { left: 0; top: 320px; width: 400px; height: 60px }
    .short { display: block; width: 60px; overflow: hidden; white-space: nowrap }
  </style>
  <div class="mid">
    <div class="half"><button data-place="0:monster:0" aria-pressed="false">A</button></div>
    <div class="edge edge--near">
      <div class="plate"><span class="plate__lp">8000</span></div>
      <div class="hand"><button data-place="0:hand:0">B</button></div>
    </div>
  </div>
  <div class="dock"><button id="act">Pass</button><p id="said">Your turn</p></div>`;

/** What is done to it, and how the law says so. */
const PLANTED: Readonly<Record<string, readonly [script: string, said: RegExp]>> = {
  'the prompt lies over the hand': [`find('.dock').style.top = '200px'`, /^prompt .* lies over card of the hand 0:hand:0/],
  'a bubble lies over another card': [
    `add('<div role="menu" data-of="0:hand:0" style="left: 10px; top: 10px"><i>Set</i></div>')`,
    /^bubble .* lies over card that may be chosen 0:monster:0/,
  ],
  'a card of the hand leaves its strip': [
    `find('.edge').style.cssText = 'height: 60px; overflow: hidden'`,
    /0:hand:0 .* is cut off/,
  ],
  'something lies on a zone': [
    `add('<div class="late" style="inset: 0 auto auto 0; width: 80px; height: 100px"></div>')`,
    /0:monster:0 .* cannot be touched/,
  ],
  'a button leaves the window': [`find('#act').style.marginLeft = '-20px'`, /^button Pass .* is cut off/],
  'a button lies under something': [
    `add('<p class="late" style="left: 0; top: 310px; width: 90px; height: 50px">!</p>')`,
    /^button Pass .* lies under p\.late/,
  ],
  'a text is cut': [
    `find('#said').className = 'short'; find('#said').textContent = 'Your turn, and Aya waits'`,
    /^text “Your turn, .* is cut/,
  ],
  'a shortened text is called something else': [
    `find('#act').outerHTML = '<button aria-label="No"><span class="short" style="text-overflow: ellipsis">Pass, and let Aya respond</span></button>'`,
    /^text “Pass, .* is cut/,
  ],
  'a text leaves its button': [
    `find('#act').style.cssText = 'width: 40px; white-space: nowrap'; find('#act').textContent = 'Pass and wait'`,
    /^text “Pass and wait” .* leaves its button/,
  ],
  'a text leaves its zone': [
    `find('[data-place]').innerHTML = '<b style="display: block; height: 20px">Timegazer Magician of the North</b>'`,
    /^text “Timegazer .* leaves its zone/,
  ],
  'words beside the cards lie on each other': [
    `find('.half').insertAdjacentHTML('beforeend', '<i class="late" style="left: 200px; top: 40px">Deck</i><i class="late" style="left: 210px; top: 44px">Removed</i>')`,
    /^text “Deck” .* lies on “Removed”/,
  ],
  'the number of a link lies on the figure of a card': [
    `find('[data-place]').innerHTML = '<span class="lying"><b class="stat">1900</b><i class="linkno late" style="left: 20px; top: 35px">1</i></span>'`,
    /^mark 1 .* lies on the figure 1900/,
  ],
  'the number of a link lies on the name of a card': [
    `find('[data-place]').innerHTML = '<span class="lying"><b class="card__name">Jinzo</b><i class="linkno late" style="inset: 0 auto auto 0; width: 60px; height: 80px">1</i></span>'`,
    /^mark 1 .* lies on the name Jinzo/,
  ],
  'nothing is read beside the field': [
    `add('<aside class="left late" style="left: 420px; top: 0; width: 200px; height: 200px"><p hidden>Jinzo</p></aside>')`,
    /^the reading room .* is empty/,
  ],
  'the hand lies over the Life Points': [`find('.hand').style.marginTop = '-30px'`, /^card of the hand 0:hand:0 .* Life Points/],
  'the page scrolls': [`document.body.style.height = '3000px'`, /^the page scrolls/],
};

test.describe('the law finds what is planted', () => {
  const law = { rooms: ROOMS, kept: KEPT, sheetIsWished: false };

  for (const [fault, [script, said]] of Object.entries(PLANTED))
    test(fault, async ({ page }) => {
      await page.setContent(LAWFUL);
      expect(await page.evaluate(coveredOfPage, law)).toEqual([]);
      await page.evaluate(
        `{ const find = (one) => document.querySelector(one); const add = (html) => document.body.insertAdjacentHTML('beforeend', html); ${script} }`,
      );
      expect(await page.evaluate(coveredOfPage, law)).toContainEqual(expect.stringMatching(said));
    });
});
