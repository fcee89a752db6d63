import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn } from './players/table';
import { drag, place } from './players/drag';
import { seldomUnless } from './players/seldom';

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

test('in forced colours what is chosen is framed, the shape of a deck is drawn, and nothing shows through the start', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  const framed = (chosen: string) =>
    page.locator(chosen).evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  const ofStart = { chosen: 'label:has(> :checked)', others: 'label:has(> input[type=radio]:not(:checked))' };
  for (const [which, style] of [
    [ofStart.chosen, 'solid'],
    [ofStart.others, 'none'],
  ] as const)
    expect(new Set(await framed(which))).toEqual(new Set([style]));
  expect(await page.locator('.now__go').evaluate((button) => getComputedStyle(button).backgroundColor)).not.toMatch(/, 0\)$/);
  await page.goto('./#decks=warrior-rush');
  const bars = page.locator('h2:text-is("Monster levels") + ul i');
  await expect(bars).toHaveCount(5);
  expect(await bars.first().evaluate((bar) => getComputedStyle(bar).backgroundImage)).toContain('gradient');
  expect(new Set(await framed('[role="tab"][aria-selected="true"]'))).toEqual(new Set(['solid']));
});

test('the name that lies on a Set card is legible in every look @seldom', async ({ page }) => {
  await openPosition(page, { players: [{ spellsTraps: [{ card: 'Solemn Judgment', face: 'set' }] }, {}] }, 'smooth', {
    secrecy: 'open',
  });
  const contrasts = await page.locator('[data-place="0:spellTrap:0"] .peek').evaluate((name) => {
    const light = (color: string): number => {
      const [r, g, b] = color
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    return ['urushi', 'shiraki', 'contrast'].map((look) => {
      document.documentElement.dataset.theme = look;
      const { color, backgroundColor } = getComputedStyle(name);
      const [one, other] = [light(color), light(backgroundColor)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  });
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});

test('a phase that was entered says nothing against it until the pointer comes back @seldom', async ({ page }) => {
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

test('what was dropped is read @seldom', async ({ page }) => {
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

test('a sheet has the whole column where no chain is open @seldom', async ({ page }) => {
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

test('the log has the whole column where that is wished, and an open chain takes its place back without moving a line @seldom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPosition(
    page,
    {
      players: [
        { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }], deck: ['Jinzo', 'Kuriboh'] },
        { deck: ['Sangan', 'Jinzo'] },
      ],
    },
    'strict',
    { secrecy: 'open' },
  );
  const [chain, log] = [page.locator('.right .chain'), page.locator('.right .log')];
  const isWhole = async (): Promise<boolean> =>
    (await log.boundingBox())!.height > (await page.locator('.right').boundingBox())!.height - 12;
  const whole = log.getByRole('button', { name: 'Whole column' });
  await expect(chain).toBeVisible();
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect(chain).toBeHidden();
  expect(await isWhole()).toBe(true);

  const line = log.locator('.log__lines li').first();
  const before = (await line.boundingBox())!;
  await page.mouse.move(before.x + 40, before.y + 8);
  await place(page, '0:spellTrap:0').press('Enter');
  await page.locator('[role="menu"] [data-act="activate"]').press('Enter');
  await expect(chain).toHaveAttribute('data-stage', 'building');
  await expect(chain).toBeVisible();
  const news = await log.locator('.log__lines li').count();
  const grown = (await log.locator('.log__lines li').last().boundingBox())!;
  expect(news).toBeGreaterThan(1);
  expect(grown.y + grown.height).toBeCloseTo(before.y + before.height, 0);

  // What is being read stays until the pointer has left it.
  await chain.hover();
  for (let i = 0; i < 4 && (await chain.getAttribute('data-stage')) === 'building'; i++) {
    await page.keyboard.press(' ');
    await drawn(page);
  }
  await expect(chain).toHaveAttribute('data-stage', 'over');
  await expect(chain).toBeVisible();
  await page.mouse.move(700, 350);
  await expect(chain).toBeHidden();
  expect(await isWhole()).toBe(true);
  await page.keyboard.press('c');
  await expect(chain).toBeVisible();
});

test('where the panels are tabs the key of the log opens its tab @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table(page);
  await page.keyboard.press('c');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('c');
  await expect(page.getByRole('tab', { name: 'Card' })).toHaveAttribute('aria-selected', 'true');
});

test('a Japanese name on a card that lies across is whole @seldom', async ({ page }) => {
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
    // The window has just become another one: names are fitted in the picture that follows.
    const cut = () => names.evaluateAll((all) => all.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    await expect.poll(cut, `${width}×${height}`).toBe(0);
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
  await page.locator('[role="menu"] [data-act="attack"]').first().click();
  await page.locator('[data-place="1:monster:0"]').hover();
  await drawn(page);
}

for (const language of ['en', 'ja'])
  test(`the step stands clear of the flag, what is foreseen of the text, and a thread behind the phases (${language})${seldomUnless(language === 'ja')}`, async ({
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
