import { expect, test, type Page } from '@playwright/test';

const slip = (page: Page) => page.locator('.puzzle-slip');
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first();

async function toPuzzles(page: Page, detail = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?beat=30#puzzles${detail}`);
}

async function attackWith(page: Page, zone: number): Promise<void> {
  await page.locator(`[data-place="0:monster:${zone}"]`).first().click();
  await act(page, 'attack').click();
}

test.describe.configure({ timeout: 180_000 });

test('a puzzle of the shelf is solved: two hints, the right first move, the best defence, and the mark on the shelf', async ({
  page,
}) => {
  await toPuzzles(page);
  await page.locator('[data-puzzle="two-swords"]').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'asked');
  await act(page, 'hint').click();
  await act(page, 'hint').click();
  await expect(page.locator('[data-hint="2"]')).toContainText('Summon Kycoo the Ghost Destroyer');

  await page.locator('[data-place^="0:hand"]').first().click();
  await act(page, 'normalSummon').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'right', { timeout: 60_000 });
  await act(page, 'enter').click();
  await attackWith(page, 0);
  // The only Trap of the other side is played by the table.
  await expect(page.locator('[data-place="0:monster:0"]').first()).not.toHaveAccessibleName(/La Jinn/, { timeout: 30_000 });
  await attackWith(page, 1);
  await expect(slip(page)).toHaveAttribute('data-stage', 'solved', { timeout: 30_000 });
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('[data-puzzle="two-swords"]')).toHaveAttribute('data-solved', 'true');
  await expect(page.locator('[data-solved]')).toHaveCount(1);
});

test('a later move that is wrong is refuted as it is made, not when the turn is over', async ({ page }) => {
  await toPuzzles(page, '=two-swords');
  await slip(page).waitFor();
  await page.locator('[data-place^="0:hand"]').first().click();
  await act(page, 'normalSummon').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'right', { timeout: 60_000 });
  await page.locator('[data-act="enter"]').last().click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'refuted', { timeout: 60_000 });
  await expect(slip(page).getByRole('status').first()).toContainText('Refuted: after this move');
});

test('a wrong first move is refuted by the table, the solution is played, and a damaged link gets a sentence', async ({
  page,
}) => {
  await toPuzzles(page, '=make-room');
  await slip(page).waitFor();
  await act(page, 'enter').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'refuted', { timeout: 60_000 });
  await expect(slip(page).getByRole('status').first()).toContainText('Refuted');
  await act(page, 'puzzle-again').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'asked');
  await act(page, 'solution').click();
  await expect(slip(page)).toHaveAttribute('data-stage', 'shown', { timeout: 60_000 });

  await toPuzzles(page, '=1.20.abc');
  await expect(page.locator('[data-fault="link"]')).toContainText('damaged or was cut off');
  await toPuzzles(page, '=no-such-puzzle');
  await expect(page.locator('[data-fault="unknown"]')).toContainText('no-such-puzzle');
});
