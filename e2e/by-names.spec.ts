import { expect, test, type Locator, type Page } from '@playwright/test';

/** What a screen reader goes through: everything is found by its role and its name, and pressed with the keyboard. */
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const prompt = (page: Page): Locator => region(page, 'Prompt');
const caption = (page: Page): Locator => region(page, 'Lessons');

/** A card by its name and where it lies. */
async function chooses(page: Page, where: string, card: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${card}, ${where}`) })
    .first()
    .press('Enter');
}

async function presses(page: Page, name: string): Promise<void> {
  const acts = page.getByRole('menuitem', { name, exact: true });
  await acts.or(prompt(page).getByRole('button', { name })).first().press('Enter');
}

const goesOn = (page: Page): Promise<void> => caption(page).getByRole('button', { name: 'Next' }).press('Enter');

test('the first duel is played by roles and names alone, and what happens is read out @seldom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'First duel' }).press('Enter');
  await expect(caption(page)).toContainText('You play Ren');

  // The landmarks of the table, each with its name, and one heading above all others.
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - heading "KUSARI 鎖" [level=1]
      - button "Timeline"
      - button "Help"
      - button "Menu"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Aya":
        - list "Aya – hand"
        - button "Respond"
      - grid "Aya – field"
      - region "Phases"
      - grid "Ren – field"
      - region "Ren":
        - list "Ren – hand"
  `);
  for (let i = 0; i < 6; i++) await goesOn(page);

  await expect(prompt(page)).toMatchAriaSnapshot(`
    - region "Prompt":
      - heading "Ren — Main Phase 1" [level=2]
      - group "Prompt":
        - button "All actions"
        - button "Battle Phase"
        - button "End turn"
  `);
  // A lesson has no secrets: its prompt is read by itself, and so is the log.
  await expect(prompt(page).getByRole('heading')).toHaveAttribute('aria-live', 'assertive');
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');

  await chooses(page, 'Hand', 'Vorse Raider');
  await presses(page, 'Normal Summon');
  await expect(page.getByRole('log')).toContainText('Ren Normal Summons Vorse Raider');
  await expect(page.getByRole('button', { name: /^Vorse Raider, Monster Zone \d, Attack Position, ATK 1900/ })).toBeVisible();

  await chooses(page, 'Hand', 'Trap Hole');
  await presses(page, 'Set');
  await expect(page.getByRole('button', { name: /^Trap Hole, Spell & Trap Zone \d, face-down/ })).toBeVisible();

  await region(page, 'Phases').getByRole('button', { name: 'Battle Phase', exact: true }).press('Enter');
  await chooses(page, 'Monster Zone', 'Vorse Raider');
  await presses(page, 'Attack');
  await chooses(page, 'Monster Zone', 'Celtic Guardian');
  await expect(caption(page)).toContainText('Aya answers the attack');
  await goesOn(page);

  // Aya's Sakuretsu Armor is Chain Link 1; Ren makes link 2 of it.
  await expect(prompt(page).getByRole('heading')).toContainText('Ren');
  await expect(region(page, 'Chain of 1')).toContainText('Sakuretsu Armor');
  await chooses(page, 'Spell & Trap Zone', 'Seven Tools of the Bandit');
  await presses(page, 'Activate');
  await expect(caption(page)).toContainText('The last link resolved first');
  await expect(page.getByRole('log')).toContainText('Seven Tools of the Bandit');

  await presses(page, 'End turn');
  await goesOn(page);
  await region(page, 'Ren').getByRole('button', { name: 'Respond' }).press('Enter');
  await page.getByRole('button', { name: /After a Summon/ }).press('Enter');
  await presses(page, 'Go back here');
  await chooses(page, 'Spell & Trap Zone', 'Trap Hole');
  await presses(page, 'Activate');
  await expect(caption(page)).toContainText('Gemini Elf is destroyed');
  await goesOn(page);

  await region(page, 'Phases').getByRole('button', { name: 'Battle Phase', exact: true }).press('Enter');
  await chooses(page, 'Monster Zone', 'Vorse Raider');
  await presses(page, 'Direct attack');
  await expect(caption(page)).toContainText('you have won');
});
