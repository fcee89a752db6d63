import { expect, test, type Page } from '@playwright/test';

const guide = (page: Page) => page.locator('.guide');
const dock = (page: Page) => page.locator('.dock');

/** The caption that is shown says this. */
const says = (page: Page, text: string) => expect(guide(page)).toContainText(text);

/** Where the way on the table ends, and over which cards it goes. */
const goesClear = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector<SVGPathElement>('.way__line')!;
    const field = document.querySelector('.mid')!.getBoundingClientRect();
    const at = (length: number) => {
      const { x, y } = line.getPointAtLength(length);
      return { x: x + field.x, y: y + field.y };
    };
    const points = Array.from({ length: 101 }, (_, i) => at((line.getTotalLength() * i) / 100));
    const isIn = (box: DOMRect, p: { x: number; y: number }) =>
      p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom;
    const goal = document.querySelector('.way__goal')!.getBoundingClientRect();
    const middle = { x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 };
    const placed = [...document.querySelectorAll<HTMLElement>('.cell [data-place]')];
    return {
      endsAt: placed.find((place) => isIn(place.getBoundingClientRect(), middle))?.dataset.place,
      crosses: [...document.querySelectorAll('.mid .lying')]
        .filter((card) => points.some((p) => isIn(card.getBoundingClientRect(), p)))
        .map((card) => card.textContent),
    };
  });

test('whoever has never duelled comes from the start to the end of the first duel', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await page.getByRole('link', { name: 'First duel' }).click();
  await says(page, 'You play Ren');
  // The plates say how many Life Points each has here.
  await expect(page.locator('.top__where')).toHaveText('Expert 2004');
  // What is spoken of is framed; nothing of the table moves for it.
  const field = await page.locator('.mid').boundingBox();
  for (const part of ['.edge--near .plate', '.edge--near .hand', '.half--near', '.half--near .cell--deck', '.rail .phases']) {
    await page.keyboard.press('Enter');
    await expect(page.locator(part).first()).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Enter');
  await says(page, 'tap Vorse Raider in your hand');
  expect(await page.locator('.mid').boundingBox()).toEqual(field);

  const tap = async (card: string): Promise<void> =>
    page
      .locator('[data-place^="0:"]', { hasText: card })
      .first()
      .click({ position: { x: 10, y: 24 } });
  const press = async (label: string): Promise<void> => {
    const acts = page.getByRole('menuitem', { name: label, exact: true });
    await acts
      .or(dock(page).getByRole('button', { name: label }))
      .first()
      .click();
  };
  // The card that is spoken of is marked, and its way leads past the others to the place where it will lie.
  const way = page.locator('.way');
  await expect(way).toHaveAttribute('data-to', '0:monster:0');
  await expect(page.locator('[data-place="0:hand:0"] .halo--next')).toBeVisible();
  await expect(way.locator('.way__line')).toHaveCSS('animation-iteration-count', '3');
  expect(await goesClear(page)).toEqual({ endsAt: '0:monster:0', crosses: [] });
  await tap('Vorse Raider');
  await expect(way).toBeVisible();
  await press('Normal Summon');
  await says(page, 'Now tap Trap Hole');
  expect(await goesClear(page)).toEqual({ endsAt: '0:spellTrap:0', crosses: [] });
  await tap('Trap Hole');
  await press('Set');
  await says(page, 'Time to attack');
  await expect(page.locator('.way, .halo--next')).toHaveCount(0);
  await press('Battle Phase');
  await says(page, '1900 against 1400');
  await tap('Vorse Raider');
  await press('Attack');
  await page.locator('[data-place="1:monster:2"]').click();
  await says(page, 'Aya answers the attack');
  await page.keyboard.press('Enter');
  await says(page, 'Chain to it');
  await page.locator('[data-place="0:spellTrap:2"]').click();
  await press('Activate');
  await says(page, 'The last link resolved first');
  await press('End turn');
  await says(page, "Aya's turn");
  await page.keyboard.press('Enter');
  // The learner stays at the near edge in Aya's turn, and play goes back to the Summon.
  await says(page, 'it is not too late');
  await page.locator('.edge--near').getByRole('button', { name: 'Respond' }).click();
  await page.locator('.win', { hasText: 'After a Summon' }).click();
  await press('Go back here');
  await says(page, 'Gemini Elf has just been Summoned');
  await page.locator('[data-place="0:spellTrap:0"]').click();
  await press('Activate');
  await says(page, 'Gemini Elf is destroyed');
  await page.keyboard.press('PageDown');
  await says(page, 'Your turn again');
  await press('Battle Phase');
  await says(page, 'Nothing stands in the way');
  await tap('Vorse Raider');
  await press('Direct attack');
  await says(page, 'you have won');
  await expect(page.locator('.hint')).toHaveCount(0);
  await guide(page).getByRole('link', { name: 'Play now' }).click();
  await expect(page.getByRole('link', { name: 'First duel' })).toBeVisible();
  expect(errors).toEqual([]);
});
