import { expect, test, type Page } from '@playwright/test';
import { drag, middle, place } from './players/drag';
import { openPosition } from './players/laid-out';
import { passUntil } from './players/table';

const dock = (page: Page) => page.locator('.dock');

test('a card of the hand is dragged to a zone: the same act as by taps, in that zone, or the same reasons', async ({
  page,
}, info) => {
  await openPosition(
    page,
    { players: [{ hand: ['Jinzo', 'Vorse Raider', 'Waboku'] }, { monsters: [{ card: 'Gemini Elf', position: 'attack' }] }] },
    'smooth',
  );
  await passUntil(page, 'idle');

  // One act fits: it is done, where the card was dropped.
  await drag(page, '0:hand:2', '0:spellTrap:4');
  await expect(place(page, '0:spellTrap:4')).toHaveAttribute('aria-label', /Waboku/);

  // Several fit: the dock asks which, as after a tap.
  await drag(page, '0:hand:1', '0:monster:3');
  await expect(page.locator('.dock__say')).toHaveText('Vorse Raider');
  const asked = page.locator('[role="menu"][data-of="0:hand:1"][data-at="0:monster:3"]');
  await expect(asked.locator('[data-act]')).toHaveCount(2);
  await asked.locator('[data-act="setMonster"]').click();
  await expect(place(page, '0:monster:3')).toHaveAttribute('aria-label', /Vorse Raider/);

  // None fits: every reason, and the card stays in the hand.
  await drag(page, '0:hand:0', '0:monster:0');
  await expect(dock(page)).toContainText('Jinzo — not now');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="normal-summon-once"]')).toBeVisible();
  await page.screenshot({ path: info.outputPath('illegal.png') });
  await drag(page, '0:hand:0', '0:spellTrap:0');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="not-a-spell-or-trap"]')).toBeVisible();
  await expect(page.locator('[role="menu"][data-at="0:spellTrap:0"], [data-refused]')).not.toHaveCount(0);
  await drag(page, '0:hand:0', '1:monster:2');
  await expect(dock(page)).toContainText('own zones');
  await expect(page.locator('[data-place^="0:hand:"]')).toHaveCount(1);
});

test('a Pendulum monster of the hand is dragged to a Pendulum Zone, where nothing else goes @seldom', async ({ page }) => {
  await openPosition(page, { profile: 'modern', players: [{ hand: ['Mandragon', 'Celtic Guardian'] }, {}] }, 'smooth');
  await passUntil(page, 'idle');
  await drag(page, '0:hand:1', '0:pendulum:0');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="not-a-pendulum-monster"]')).toBeVisible();
  await drag(page, '0:hand:0', '0:pendulum:1');
  await expect(place(page, '0:pendulum:1')).toHaveAttribute('aria-label', /Mandragon, Right Pendulum Zone, scale 2/);
});

test('a short movement is a tap, and Escape lets a dragged card go @seldom', async ({ page }, info) => {
  await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] }, 'smooth');
  await passUntil(page, 'idle');
  const start = await middle(page, '0:hand:0');
  const end = await middle(page, '0:spellTrap:0');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 6);
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.dock__say')).toHaveText('Waboku');

  // The hand has parted for its acts.
  const card = await middle(page, '0:hand:0');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await expect(page.locator('.drag-ghost')).toHaveCount(1);
  await expect(place(page, '0:spellTrap:0')).toHaveClass(/is-drop/);
  // Every zone that would take it glows and says what it would do there, and no other place does.
  const glowing = await page
    .locator('[data-drop]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.place).sort());
  expect(glowing).toEqual([0, 1, 2, 3, 4].map((zone) => `0:spellTrap:${zone}`));
  await expect(place(page, '0:spellTrap:3')).toHaveAttribute('data-drop', 'Set');
  await expect(place(page, '0:spellTrap:3')).toHaveCSS('outline-style', 'solid');
  await page.screenshot({ path: info.outputPath('dragging.png') });
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('[data-place^="0:hand:"]')).toHaveCount(1);
});

test('no dragged card hangs before the curtain @seldom', async ({ page }) => {
  await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] }, 'smooth');
  await passUntil(page, 'idle');
  const start = await middle(page, '0:hand:0');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 120, { steps: 4 });
  await expect(page.locator('.drag-ghost')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cover' }).press('Enter');
  await page.locator('.curtain').waitFor();
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  expect(await page.content()).not.toContain('Waboku');
});

test('a monster is dragged to what it attacks; what it may not attack is refused with the reason @seldom', async ({ page }) => {
  await openPosition(
    page,
    {
      phase: 'battle',
      players: [
        {
          monsters: [
            { card: 'Summoned Skull', position: 'attack' },
            { card: 'Vorse Raider', position: 'defense' },
          ],
        },
        { monsters: [{ card: 'Gemini Elf', position: 'attack' }] },
      ],
    },
    'smooth',
  );
  await passUntil(page, 'battle');
  await drag(page, '0:monster:1', '1:monster:0');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="attack-position-only"]')).toBeVisible();
  await drag(page, '0:monster:0', '1:seat');
  await expect(dock(page).locator('.dock__note .rule-mark[data-rule="direct-attack"]')).toBeVisible();
  await drag(page, '0:monster:0', '1:monster:0');
  await expect(page.locator('.log [data-verb="attack"]')).toContainText('Summoned Skull attacks Gemini Elf');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a card is dragged to a zone by touch @seldom', async ({ page }) => {
    await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] }, 'smooth');
    await passUntil(page, 'idle');
    const [start, end] = [await middle(page, '0:hand:0'), await middle(page, '0:spellTrap:1')];
    const touch = await page.context().newCDPSession(page);
    const at = (t: number) => [{ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const t of [0.2, 0.5, 0.8, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(t) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(place(page, '0:spellTrap:1')).toHaveAttribute('aria-label', /Waboku/);
  });

  test('sliding over a hand each card under the finger comes to the front and is read; the one it leaves is asked @seldom', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hand = ['Waboku', 'Sangan', 'Jinzo', 'Dark Hole', 'Umi', 'Mirror Force', 'Kuriboh', 'Ookazi', 'Sakuretsu Armor'];
    await openPosition(page, { players: [{ hand }, {}] }, 'smooth');
    await passUntil(page, 'idle');
    // Of a card that lies under others the left edge is seen.
    const edge = async (n: number) => {
      const { x, y, height } = (await place(page, `0:hand:${n}`).boundingBox())!;
      return [{ x: x + 10, y: y + height / 2 }];
    };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await edge(1) });
    for (const n of [2, 3, 4, 5]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await edge(n) });
      await expect(place(page, `0:hand:${n}`)).toBeFocused();
      await expect(page.locator('.insp')).toContainText(hand[n]!);
      await expect(page.locator(`.slot:has(> [data-place='0:hand:${n}'])`)).toHaveCSS('z-index', '3');
    }
    await expect(page.getByRole('menu')).toHaveCount(0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('menu', { name: 'Mirror Force' })).toBeVisible();
  });
});

test('a card that was dropped is not seen back in the hand @seldom', async ({ page }) => {
  await openPosition(page, { players: [{ hand: ['Waboku'] }, {}] }, 'smooth');
  await passUntil(page, 'idle');
  await page.evaluate(() => {
    const look = (): void => {
      document.documentElement.dataset['inHand'] = String(document.querySelectorAll('[data-place^="0:hand:"]').length);
    };
    // After the listener of the table, in the same press: before the next picture.
    addEventListener('pointerup', look, { once: true });
  });
  await drag(page, '0:hand:0', '0:spellTrap:2');
  await expect(page.locator('html')).toHaveAttribute('data-in-hand', '0');
  await expect(place(page, '0:spellTrap:2')).toHaveAttribute('aria-label', /Waboku/);
});

test('before an attack is declared, the dock and the card read say what it comes to: by taps and under the dragged card @seldom', async ({
  page,
}) => {
  await openPosition(
    page,
    {
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
        {
          monsters: [
            { card: 'Celtic Guardian', position: 'attack' },
            { card: 'Big Shield Gardna', position: 'set' },
          ],
        },
      ],
    },
    'smooth',
  );
  await passUntil(page, 'idle');
  await page.locator('[data-act="enter"][data-to="battle"]').click();
  await passUntil(page, 'battle');
  const note = dock(page).locator('.dock__note');
  await place(page, '0:monster:0').click();
  await page.locator('[role="menu"] [data-act="attack"]').click();
  await place(page, '1:monster:0').hover();
  await expect(note).toHaveText(/^1900 against 1400: Celtic Guardian destroyed, 500 damage to /);
  await expect(page.locator('[data-attack-end]')).toContainText('1900 against 1400');
  await place(page, '1:monster:1').hover();
  await expect(note).toHaveText('1900 against unknown DEF');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const from = await middle(page, '0:monster:0');
  const to = await middle(page, '1:monster:0');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(note).toHaveText(/^1900 against 1400: Celtic Guardian destroyed/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(note).not.toContainText('against');
});
