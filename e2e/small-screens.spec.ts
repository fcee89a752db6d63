import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn } from './players/table';

const HAND = ['Jinzo', 'Airknight Parshath', 'Vorse Raider', 'Gemini Elf', 'Summoned Skull'];

/** Two strong monsters on either side, and hands full of numbers with four digits. */
async function fullTable(page: Page): Promise<void> {
  const monsters = [
    { card: 'Vorse Raider', position: 'attack' as const },
    { card: 'Gemini Elf', position: 'attack' as const },
  ];
  await openPosition(
    page,
    {
      players: [
        { hand: HAND, monsters },
        { hand: HAND, monsters },
      ],
    },
    'smooth',
  );
  await openHands(page);
}

/** How often a sentence is read in a part of the page. */
const timesInSight = (page: Page, said: string, within = 'body'): Promise<number> =>
  page.evaluate(
    ([said, within]) => {
      const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
      const texts = [...document.querySelectorAll<HTMLElement>(within)].map((part) => plain(part.innerText));
      return texts.reduce((sum, text) => sum + text.split(plain(said)).length - 1, 0);
    },
    [said, within] as const,
  );

async function openHands(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kusari.duel') ?? '{}') as object;
    localStorage.setItem('kusari.duel', JSON.stringify({ ...kept, secrecy: 'open' }));
  });
  await page.reload();
  await expect(page.locator('[data-open-hands]')).toBeVisible();
  // Numbers are measured in the letters that they are drawn in: until these have come, others stand in for them.
  await page.evaluate(() => document.fonts.ready);
}

test('on every laptop ATK and DEF stand apart and inside the card, and no phase lies over another @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await fullTable(page);
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    const touching = await page.evaluate(() => {
      const stats = [...document.querySelectorAll('.card--tall .card__stats')].map((row) => ({
        row,
        values: [...row.querySelectorAll('.stat__value')].map((value) => value.getBoundingClientRect()),
      }));
      const bad = stats.filter(
        ({ row, values: [atk, def] }) =>
          !atk || !def || def.left - atk.right < 1 || def.right > row.closest('.card')!.getBoundingClientRect().right,
      );
      return { seen: stats.length, bad: bad.map(({ row }) => row.outerHTML) };
    });
    expect(touching.seen).toBeGreaterThan(10);
    expect(touching.bad).toEqual([]);

    for (const language of ['en', 'ja']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const over = await page.evaluate(() => {
        const phases = [...document.querySelectorAll('.phase > span:first-child')];
        // What is written; of the present phase its whole shield.
        const boxes = phases.map((phase) => {
          const range = document.createRange();
          range.selectNodeContents(phase);
          return phase.closest('[aria-current]') ? phase.getBoundingClientRect() : range.getBoundingClientRect();
        });
        return boxes.slice(1).flatMap((box, i) => (box.left < boxes[i]!.right ? [phases[i]!.textContent] : []));
      });
      expect(over, language).toEqual([]);
      await page.locator('.top .tool[lang]').click();
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 768 } });

  test('the mark of each line of the log has 44 px of its own @seldom', async ({ page }) => {
    await fullTable(page);
    const turn = await page.locator('.turn').innerText();
    await page.keyboard.press('e');
    await expect(page.locator('.turn')).not.toHaveText(turn);
    const marks = page.locator('.log .rule-mark');
    await expect.poll(() => marks.count()).toBeGreaterThan(2);
    const taken = await marks.evaluateAll((all) =>
      all.flatMap((mark) => {
        const box = mark.getBoundingClientRect();
        const middle = box.top + box.height / 2;
        const log = document.querySelector('.log__lines')!.getBoundingClientRect();
        if (middle - 21 < log.top + 30 || middle + 21 > log.bottom) return [];
        return [-20, 0, 20].map((dy) => document.elementFromPoint(box.left + box.width / 2, middle + dy) === mark);
      }),
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(taken).not.toContain(false);
  });
});

test('on a phone the cards of a sheet are chosen and confirmed: it stands above the dock @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scales = ['Stargazer Magician', 'Timegazer Magician'];
  await openPosition(
    page,
    { profile: 'modern', players: [{ hand: ['Breaker the Magical Warrior', 'Gemini Elf'], pendulumZones: scales }, {}] },
    'smooth',
  );
  await openHands(page);
  const scale = page.getByRole('button', { name: /^Stargazer Magician, Left Pendulum Zone/ });
  await expect(scale).toContainText('Stargazer Magician');
  await expect(scale.locator('.cell__chip b')).toHaveAttribute('data-writing', '1');
  await page.getByRole('button', { name: 'Pendulum Summon' }).click();
  const rows = page.locator('[data-pendulum] button');
  await rows.nth(0).click();
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Attack Position' }).click();
  await page.getByRole('button', { name: 'Attack Position' }).click();
  await expect(page.locator('[data-place^="0:monster:"] .card')).toHaveCount(2);
});

for (const language of ['en', 'ja'])
  test(`no button of a Main Phase is cut (${language}) @seldom`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    await page.setViewportSize({ width: 1920, height: 1080 });
    const side = { hand: HAND.slice(0, 4), monsters: [{ card: 'Vorse Raider', position: 'attack' as const }] };
    await openPosition(page, { players: [side, side] }, 'smooth');
    await openHands(page);
    await page.keyboard.press('e');
    for (const [width, height, places] of [
      [1920, 1080, 5],
      [1366, 768, 4],
      [1024, 768, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      const buttons = page.locator('.dock__acts > .btn');
      // All acts, going back to respond, being asked both, the next phase, the end of the turn: what finds no place is counted.
      await expect(buttons).toHaveCount(1 + Math.min(places, 4));
      const more = page.locator('.dock__more');
      await expect(more).toHaveText(places < 4 ? /(More |ほか)1/ : /^(All actions|行動一覧)/);
      await expect(page.locator('.dock__aside > .btn')).toHaveCount(1);
      // What is pressed down for a moment lies a little lower.
      await expect
        .poll(() => buttons.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size))
        .toBe(1);
      const cut = await page.locator('.dock__acts').evaluate((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [...row.querySelectorAll<HTMLElement>('.btn, .btn__label')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return (
              box.left < left ||
              box.right > right ||
              box.top < top ||
              box.bottom > bottom ||
              part.scrollWidth > part.clientWidth + 1
            );
          })
          .map((part) => part.textContent);
      });
      expect(cut, `${width}×${height}`).toEqual([]);
    }
  });

test('on a phone a hint waits behind a tab, with the rule of its game, and is told once @seldom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./?seed=vision-9&first=0&secrecy=open');
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let seat = 0; seat < 2; seat++) await page.getByRole('button', { name: 'Keep this hand' }).click();
  const tab = page.getByRole('tab', { name: 'Hint' });
  const log = page.getByRole('tab', { name: 'Log' });
  const place = await log.boundingBox();
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
  await tab.click();
  const slip = page.getByRole('region', { name: 'Hint' });
  await expect(slip).toContainText('Set a node');
  await expect(slip.getByRole('button', { name: 'One card per turn may be set as a node' })).toBeVisible();
  await slip.getByRole('button', { name: 'Got it' }).click();
  await expect(tab).toHaveCount(0);
  expect(await log.boundingBox()).toEqual(place);
});

test('on a phone the far hand lies open beside the field when a card of it is to be picked', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hand = ['Gemini Elf', 'Vorse Raider', 'Sangan'];
  await openPosition(page, { players: [{ hand: ['Confiscation', 'Jinzo'] }, { hand }] }, 'smooth', { secrecy: 'open' });
  await page.locator('[data-place="0:hand:0"]').click();
  // One tap, and what the card does is read beside its face.
  const words = await page.locator('.insp').evaluate((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('.insp__text')]
      .map((said) => said.getBoundingClientRect())
      .reduce((sum, said) => sum + Math.max(0, Math.min(bottom, said.bottom) - Math.max(top, said.top)), 0);
  });
  expect(words).toBeGreaterThanOrEqual(55);
  await page.screenshot({ path: info.outputPath('read.png') });
  await page.locator('.duel-table [data-act="activate"]').first().click();
  await drawn(page);
  for (const seat of [1, 0]) await page.locator(`.dock[data-seat="${seat}"][data-kind="respond"] [data-act="pass"]`).click();
  const sheet = page.getByRole('region', { name: 'Aya – hand' });
  await sheet.getByRole('button', { name: /Vorse Raider/ }).click();
  await page.screenshot({ path: info.outputPath('far-hand.png') });
  // What is asked is said once, and each card that may be picked stands there once.
  const said = await page.locator('.dock__say').innerText();
  expect(said).toContain('Ren');
  expect(await timesInSight(page, said)).toBe(1);
  for (const card of hand) expect(await timesInSight(page, card, '.dock, .sheet'), card).toBe(1);
  await page.locator('.dock [data-act="confirm"]:not([aria-disabled])').click();
  await drawn(page);
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-place="1:graveyard"]')).toHaveAttribute('aria-label', /Vorse Raider/);
  await expect(page.getByRole('button', { name: /^hand 2, Aya/ })).toBeVisible();
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('many reasons of a refused act are read above the buttons of a phone on its side, and scrolled there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openPosition(
      page,
      { players: [{ hand: ['Smashing Ground'], monsters: [{ card: 'Gemini Elf', position: 'attack' }] }, {}] },
      'smooth',
      { secrecy: 'open' },
    );
    await page.keyboard.press('n');
    await expect(page.locator('.dock__say')).toContainText('バトルステップ');
    await page.locator('[data-place="0:hand:0"]').focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    const note = page.locator('.dock__note--refusal');
    await expect(note).toContainText('メインフェイズ');
    const room = await note.evaluate((said) => {
      const { bottom } = said.getBoundingClientRect();
      const acts = document.querySelector('.dock__acts .btn')!.getBoundingClientRect();
      const last = [...said.children].at(-1)!;
      last.scrollIntoView({ block: 'end' });
      return { isAbove: bottom <= acts.top, isReached: last.getBoundingClientRect().bottom <= bottom + 1 };
    });
    expect(room).toEqual({ isAbove: true, isReached: true });
  });
});
