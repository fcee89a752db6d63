import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn } from './players/table';
import { drag, place } from './players/drag';

const table = (page: Page): Promise<void> =>
  openPosition(
    page,
    {
      players: [
        {
          hand: ['Vorse Raider', 'Jinzo', 'Waboku'],
          monsters: [{ card: 'Breaker the Magical Warrior', position: 'attack', counters: { spell: 1 } }],
        },
        { monsters: [{ card: 'Celtic Guardian', position: 'attack' }] },
      ],
    },
    'smooth',
    { secrecy: 'open' },
  );

test('in forced colours marks, names and grounds are there', async ({ page }, info) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await table(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.screenshot({ path: info.outputPath('forced.png') });
  const seen = await page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!);
    const isClear = (color: string): boolean => /, 0\)$|transparent/.test(color);
    const canvas = styleOf('body').backgroundColor;
    return {
      dots: styleOf('.can-dot').backgroundColor !== canvas && !isClear(styleOf('.can-dot').backgroundColor),
      counter: styleOf('.counter-stack').backgroundImage !== 'none',
      phase: styleOf('.phase--now > span').backgroundImage !== 'none',
      grounds: ['.dock', '.tray', '.plate'].map((part) => !isClear(styleOf(part).backgroundColor)),
      edges: ['.dock', '.tray', '.plate'].map((part) => styleOf(part).outlineStyle),
      names: [...document.querySelectorAll('.plate__who')].map((name) => name.scrollHeight <= name.clientHeight + 1),
    };
  });
  expect(seen).toEqual({
    dots: true,
    counter: true,
    phase: true,
    grounds: [true, true, true],
    edges: ['solid', 'solid', 'solid'],
    names: [true, true],
  });
});

test('a phase that was entered says nothing against it until the pointer comes back', async ({ page }) => {
  await table(page);
  const battle = page.locator('[data-phase="battle"]');
  await battle.click();
  await drawn(page);
  await expect(battle).toHaveAttribute('aria-current', 'step');
  await expect(battle.locator('.phase__why')).toBeHidden();
  await page.mouse.move(10, 300);
  await battle.hover();
  await expect(battle.locator('.phase__why')).toBeVisible();
});

test('what was dropped is read', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await table(page);
  await page.locator('.dock').waitFor();
  await drag(page, '0:hand:0', '0:monster:3');
  await expect(page.locator('.dock__say')).toHaveText('Vorse Raider');
  await expect(page.locator('.left')).toContainText('Vorse Raider');
  await page.keyboard.press('Escape');
  await drag(page, '0:hand:2', '0:spellTrap:2');
  await expect(place(page, '0:spellTrap:2')).toHaveAttribute('aria-label', /Waboku/);
  await page.mouse.move(10, 10);
  await expect(page.locator('.left')).toContainText('Waboku');
});

test('a sheet has the whole column where no chain is open', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await table(page);
  await page.keyboard.press('v');
  const sheet = page.locator('.right .sheet');
  await expect(sheet).toBeVisible();
  const [column, box] = [await page.locator('.right').boundingBox(), await sheet.boundingBox()];
  expect(box!.height).toBeGreaterThan(column!.height - 12);
  await page.keyboard.press('Escape');
  await expect(page.locator('.right .chain')).toBeVisible();
});

test('a Japanese name on a card that lies across is whole', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kusari.settings', JSON.stringify({ language: 'ja' })));
  const monsters = [
    { card: 'Big Shield Gardna', position: 'defense' as const },
    { card: 'Breaker the Magical Warrior', position: 'defense' as const },
  ];
  await openPosition(page, { players: [{ monsters }, { monsters }] }, 'smooth', { secrecy: 'open' });
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const names = page.locator('.half .card--wide .card__name');
    await expect(names).toHaveCount(4);
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    expect(cut, `${width}×${height}`).toBe(0);
  }
});

/** Ren attacks in the Battle Step, and points at what may be attacked. */
async function aiming(page: Page, language: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
  await page.setViewportSize({ width: 1366, height: 768 });
  const monsters = [{ card: 'Vorse Raider', position: 'attack' as const }];
  const set = [{ card: 'Waboku', face: 'set' as const }];
  await openPosition(page, { phase: 'battle', players: [{ monsters }, { monsters, spellsTraps: set }] }, 'pause', {
    secrecy: 'open',
  });
  await page.locator('[data-place="0:monster:0"]').click();
  await page.locator('.dock [data-act="attack"]').first().click();
  await page.locator('[data-place="1:monster:0"]').hover();
  await drawn(page);
}

for (const language of ['en', 'ja'])
  test(`the step stands clear of the flag, what is foreseen of the text, and a thread behind the phases (${language})`, async ({
    page,
  }) => {
    await aiming(page, language);
    const gap = await page.locator('[data-attack-end]').evaluate((foreseen) => {
      const next = foreseen.nextElementSibling!.getBoundingClientRect().top;
      return next - foreseen.querySelector('p')!.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(16);
    const isUnder = await page.evaluate(() => {
      const step = document.createRange();
      step.selectNodeContents(document.querySelector('.turn small')!);
      const [words, flag] = [step.getBoundingClientRect(), document.querySelector('.stops-tool .glyph')!.getBoundingClientRect()];
      const first = document.querySelector('.phase > span')!;
      const phase = document.createRange();
      phase.selectNodeContents(first);
      const beside = phase.getBoundingClientRect().left;
      return (words.right > flag.left && words.bottom > flag.top && words.top < flag.bottom) || words.right > beside;
    });
    expect(isUnder).toBe(false);
    await page.locator('[data-place="1:monster:0"]').click();
    await drawn(page);
    await expect(page.locator('.threads--over .thread')).not.toHaveCount(0);
    const heights = await page.evaluate(() =>
      ['.threads--over', '.rail'].map((part) => Number(getComputedStyle(document.querySelector(part)!).zIndex)),
    );
    expect(heights[0]).toBeLessThan(heights[1]!);
  });
