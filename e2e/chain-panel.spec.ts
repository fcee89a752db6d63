import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn, press } from './players/table';
import { HARD_STATES } from './players/look/hard-states';

const dock = (page: Page) => page.locator('.dock');
const link = (page: Page, n: number) => page.locator(`.lk[data-link="${n}"]`);

/** Whoever is asked uses a card that lies there; what stands between is let pass. */
async function activate(page: Page, place: string): Promise<void> {
  const card = page.locator(`[data-place="${place}"]`);
  await drawn(page);
  await card.click();
  await press(page, /^Activate/);
}

/** The names and numbers of cards that the thread of the newest link, which lies over the field, passes through. */
const crossedByNewest = (page: Page): Promise<string[]> =>
  page.locator('.threads--over .thread__line').evaluateAll((lines) => {
    const written = [...document.querySelectorAll('.half :is(.card__stats, .card__name, .count), .plate__lp')];
    return lines.flatMap((line) => {
      const [path, at] = [line as SVGPathElement, (line as SVGPathElement).getScreenCTM()!];
      const points = Array.from({ length: 201 }, (_, i) => path.getPointAtLength((path.getTotalLength() * i) / 200));
      return written
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) =>
          points.some(({ x, y }) => {
            const [left, top] = [x * at.a + at.e, y * at.d + at.f];
            return left > box.left && left < box.right && top > box.top && top < box.bottom;
          }),
        )
        .map(({ one }) => `${one.className} of ${one.closest<HTMLElement>('[data-place]')?.dataset.place}`);
    });
  });

/** No part of the entry is cut by the list in which it lies, or lies under something. */
const isInSight = (page: Page, n: number): Promise<boolean> =>
  link(page, n).evaluate((entry) => {
    const box = entry.getBoundingClientRect();
    const end = entry.parentElement!.getBoundingClientRect().bottom;
    const hit = document.elementFromPoint(box.left + box.width / 2, Math.min(box.bottom, innerHeight) - 6);
    return box.bottom <= end + 12 && box.bottom <= innerHeight + 1 && entry.contains(hit);
  });

async function letAllPass(page: Page): Promise<void> {
  while ((await page.locator('.chain').getAttribute('data-stage')) !== 'over') {
    await page.keyboard.press('Space');
    await drawn(page);
  }
}

test('a chain of four is told from the top, its modes have keys, and a reload loses nothing of it', async ({ page }, info) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPosition(
    page,
    {
      players: [
        {
          monsters: [{ card: 'Vorse Raider', position: 'attack' }],
          spellsTraps: [
            { card: 'Mystical Space Typhoon', face: 'set' },
            { card: 'Solemn Judgment', face: 'set' },
          ],
        },
        {
          monsters: [{ card: 'Gemini Elf', position: 'attack' }],
          spellsTraps: [
            { card: 'Gravity Bind', face: 'up' },
            { card: 'Enemy Controller', face: 'set' },
            { card: 'Seven Tools of the Bandit', face: 'set' },
          ],
        },
      ],
    },
    'strict',
    { secrecy: 'open' },
  );
  await activate(page, '0:spellTrap:0');
  await page.locator('[data-place="1:spellTrap:0"]').click();
  await page.locator('[data-act=confirm]').click();
  await drawn(page);
  await expect(link(page, 1)).not.toContainText('①');
  await activate(page, '1:spellTrap:1');
  const modes = dock(page).locator('.btn--mode');
  await expect(modes).toHaveCount(2);
  await expect(modes.first()).toHaveText(/^Target a face-up monster of your opponent.*1$/);
  await page.screenshot({ path: info.outputPath('modes.png') });
  // Which is which is read at the button: both are whole.
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = () =>
      modes
        .locator('.btn__label')
        .evaluateAll((all) => all.filter((label) => label.scrollHeight > label.clientHeight + 6).map((label) => label.innerHTML));
    await expect.poll(cut, `${width}×${height}`).toEqual([]);
  }
  await page.keyboard.press('1');
  await drawn(page);
  await expect(link(page, 2)).toContainText('Target a face-up monster of your opponent');
  await activate(page, '0:spellTrap:1');
  await expect(link(page, 2)).toHaveAccessibleName(/As it stands: negated by 3$/);
  await expect(link(page, 2)).toHaveClass(/lk--broken/);
  await activate(page, '1:spellTrap:2');
  await expect(link(page, 1)).toHaveAccessibleName(/As it stands: resolves$/);
  await expect(link(page, 2)).toHaveAccessibleName(/As it stands: resolves – saved by 4$/);
  await expect(link(page, 3)).toHaveAccessibleName(/As it stands: negated by 4$/);
  await expect(page.locator('.lk--broken')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('chain-of-four.png') });
  await expect(page.locator('.threads--over .thread__line')).not.toHaveCount(0);
  expect(await crossedByNewest(page)).toEqual([]);
  // In lower windows Link 1 is in sight, or counted as lying below and scrolled to.
  for (const [width, height] of [
    [1024, 768],
    [1366, 650],
    [1366, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const below = page.locator('.chain__below');
    // Once the column has taken its form: in sight, or a sign says that there is more.
    await expect.poll(async () => (await isInSight(page, 1)) || (await below.isVisible())).toBe(true);
    if (!(await isInSight(page, 1))) {
      await expect(below).toHaveText(/^\d more below$/);
      await below.click();
    }
    await expect.poll(() => isInSight(page, 1)).toBe(true);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await letAllPass(page);
  const rows = page.locator('.chain > ol');
  await expect(link(page, 3)).toContainText('Negated by 4');
  await expect(link(page, 4)).toContainText('1000 LP paid');
  const told = await rows.innerText();
  await page.reload();
  await dock(page).waitFor();
  await expect(page.locator('.chain')).toHaveAttribute('data-stage', 'over');
  // What the cards do is fetched anew, and stands there a moment after the rest.
  await expect.poll(() => rows.innerText()).toBe(told);
});

test('an effect in the Graveyard asks with its own words, and they are marked in the inspector @seldom', async ({
  page,
}, info) => {
  await openPosition(
    page,
    {
      players: [
        { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
        {
          monsters: [{ card: 'Vorse Raider', position: 'attack' }],
          spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Vorse Raider' }],
        },
      ],
    },
    'strict',
    { secrecy: 'open' },
  );
  await activate(page, '0:spellTrap:0');
  for (let i = 0; i < 6 && (await dock(page).getAttribute('data-kind')) !== 'trigger'; i++) {
    await page.keyboard.press('Space');
    await drawn(page);
  }
  await expect(dock(page)).toContainText('from the field to the Graveyard');
  await expect(dock(page)).not.toContainText('1000');
  await expect(page.locator('.insp [aria-current="true"]').first()).toContainText('from the field to the Graveyard');
  await page.screenshot({ path: info.outputPath('asked.png') });
});

test('what was read gives way to the card that is asked about: an attacker', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPosition(
    page,
    {
      phase: 'battle',
      players: [
        { hand: ['Jinzo', 'Dark Hole'], monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
        { monsters: [{ card: 'Gemini Elf', position: 'attack' }] },
      ],
    },
    'strict',
    { secrecy: 'open' },
  );
  const read = page.locator('.left .insp');
  for (let i = 0; i < 6 && (await dock(page).getAttribute('data-kind')) !== 'battle'; i++) {
    await page.keyboard.press('Space');
    await drawn(page);
  }
  await page.locator('[data-place="0:monster:0"]').click();
  await page.locator('[role="menu"] [data-act="attack"]').click();
  // On the way to the target a card of the hand is read, then the target.
  await page.locator('[data-place="0:hand:0"]').focus();
  await expect(read).toContainText('Jinzo');
  await page.locator('[data-place="1:monster:0"]').click();
  await drawn(page);
  await expect(read.locator('.insp__where b')).toHaveText('Attacks');
  await expect(read).toContainText('Vorse Raider');
});

test('a candidate is read while it is pointed at, then the card that asks again, with its effect marked @seldom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await HARD_STATES.find(({ name }) => name === 'target of three')!.open(page);
  const read = page.locator('.left .insp');
  await page.locator('[data-place="1:monster:1"]').hover();
  await expect(read).toContainText('Gemini Elf');
  await dock(page).locator('.dock__say').hover();
  await expect(read.locator('.insp__where b')).toHaveText('Asked about');
  await expect(read).toContainText('Enemy Controller');
  await expect(read.locator('[aria-current="true"]')).toContainText('battle position is switched');
});
