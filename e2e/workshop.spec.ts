import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { drawn, openCurtain } from './players/table';

async function toWorkshop(page: Page, hash = '#workshop'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./${hash}`);
  await page.locator('[data-workshop]').waitFor();
}

test.describe.configure({ timeout: 180_000 });

const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first();

async function lay(page: Page, card: string, where: string): Promise<void> {
  await page.locator('[data-search]').fill(card);
  await page.locator(`[data-card="${card}"]`).click();
  await spot(page, where).click();
  await page.keyboard.press('Escape');
}

test('a position is laid with search and taps, is impossible at its place, is mended, and played to its end', async ({
  page,
}) => {
  await toWorkshop(page);
  await lay(page, 'Jinzo', '0:monster:2');
  await lay(page, 'Pot of Greed', '1:monster:0');
  await expect(page.locator('[data-problem="notMonster"]')).toContainText('Player 2, Monster Zone 1');
  await expect(page.locator('[data-problem="notMonster"]')).toContainText('Pot of Greed is no monster');
  await expect(act(page, 'play')).toHaveAttribute('aria-disabled', 'true');

  await act(page, 'undo').click();
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.getByLabel('Life Points of Player 2').fill('2000');
  await page.locator('[data-phase]').selectOption('battle');
  // All of it is still there when the page comes back.
  await page.reload();
  await page.locator('[data-workshop]').waitFor();
  await expect(spot(page, '0:monster:2')).toHaveAccessibleName(/Jinzo/);

  await act(page, 'play').click();
  await page.locator('.dock').waitFor();
  await page.locator('[data-place="0:monster:2"]').first().click();
  await page.locator('[data-act="attack"]').first().click();
  await drawn(page);
  await expect(page.locator('[data-over="0"]')).toContainText('Player 1 wins.', { timeout: 20_000 });

  await act(page, 'step-back').click();
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await act(page, 'to-bench').click();
  await expect(spot(page, '0:monster:2')).toHaveAccessibleName(/Jinzo/);
});

test('the keyboard alone lays a card, says how it lies, takes it away and brings it back @seldom', async ({ page }) => {
  await toWorkshop(page);
  await spot(page, '0:monster:0').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-search]').focus();
  await page.keyboard.type('Celtic Guardian');
  await page.locator('[data-card="Celtic Guardian"]').focus();
  await page.keyboard.press('Enter');
  await expect(spot(page, '0:monster:0')).toHaveAccessibleName(/Celtic Guardian, Attack/);
  await page.getByRole('radio', { name: 'Face-down' }).focus();
  await page.keyboard.press('Space');
  await expect(spot(page, '0:monster:0')).toHaveAccessibleName(/Celtic Guardian, Face-down/);
  await spot(page, '0:monster:0').focus();
  await page.keyboard.press('Delete');
  await expect(spot(page, '0:monster:0')).toHaveAccessibleName(/empty/);
  await page.keyboard.press('Control+z');
  await expect(spot(page, '0:monster:0')).toHaveAccessibleName(/Celtic Guardian, Face-down/);
});

test('a position goes by link and by file, and a damaged one says what was expected while the bench stays', async ({
  page,
}, info) => {
  await toWorkshop(page);
  await lay(page, 'Sangan', '1:graveyard:0');
  await act(page, 'share').click();
  await act(page, 'link-code').click();
  const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
  const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'save-file').click()]);
  const saved = info.outputPath('position.json');
  await file.saveAs(saved);
  await page.keyboard.press('Escape');
  await act(page, 'clear').click();
  await act(page, 'clear').click();
  await expect(spot(page, '1:graveyard:0')).toHaveAccessibleName(/0 cards/);

  await page.goto(link);
  await expect(spot(page, '1:graveyard:0')).toHaveAccessibleName(/1 card, Sangan$/);
  await page.goto(`./${link.slice(link.indexOf('#'), -30)}`);
  await expect(page.locator('[data-note="failed"]')).toContainText('The link was cut off on the way');
  await expect(spot(page, '1:graveyard:0')).toHaveAccessibleName(/1 card, Sangan$/);

  const open = async (path: string): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act(page, 'open').click()]);
    await chooser.setFiles(path);
  };
  const damaged = info.outputPath('damaged.json');
  writeFileSync(damaged, readFileSync(saved, 'utf8').replace('"Sangan"', '"Sangen"'));
  await open(damaged);
  await expect(page.locator('[data-note="failed"]')).toContainText('$.players[1].graveyard[0]');
  await open(saved);
  await expect(page.locator('[data-note="opened"]')).toBeVisible();
});

test('the position of a table is taken as its viewer knows it, and the duel waits @seldom', async ({ page }) => {
  const cards = { players: [{ hand: ['Dark Hole'] }, { spellsTraps: [{ card: 'Mirror Force' }] }] } as const;
  await openPosition(page, cards as unknown as Parameters<typeof openPosition>[1], 'smooth', { secrecy: 'open' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await act(page, 'to-workshop').click();
  await expect(spot(page, '1:spellTrap:0')).toHaveAccessibleName(/Mirror Force/);
  await expect(spot(page, '0:hand:0')).toHaveAccessibleName(/1 card.*Dark Hole/);
  await act(page, 'play').click();
  await act(page, 'to-bench').click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('.duel-table')).toContainText('Ren');
});

test('the picture of a position is a PNG of its size, with the cards that whoever laid it knows and none that the table hides @seldom', async ({
  page,
}, info) => {
  // Every word that is written into a picture.
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
      document.documentElement.dataset.written = `${document.documentElement.dataset.written ?? ''} ${text}`;
      fillText.call(this, text, ...more);
    };
  });
  const cards = {
    players: [
      { monsters: [{ card: 'Jinzo' }], spellsTraps: [{ card: 'Waboku' }] },
      { hand: ['Raigeki'], monsters: [{ card: 'Sangan', position: 'set' }], spellsTraps: [{ card: 'Mirror Force' }] },
    ],
  } as const;
  await openPosition(page, cards as unknown as Parameters<typeof openPosition>[1], 'smooth');
  await openCurtain(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await act(page, 'to-workshop').click();
  await expect(spot(page, '0:spellTrap:0')).toHaveAccessibleName(/Waboku/);
  await act(page, 'share').click();
  await act(page, 'picture').click();
  const shown = page.locator('[data-picture] img');
  await expect(shown).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'save-picture').click()]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await file.saveAs(info.outputPath('position.png'));
  const png = readFileSync(info.outputPath('position.png'));
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const size = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  expect(size).toEqual([1920, 1080]);
  const written = await page.locator('html').getAttribute('data-written');
  for (const known of ['Jinzo', 'Waboku', 'Player 1', '8000']) expect(written).toContain(known);
  for (const hidden of ['Raigeki', 'Sangan', 'Mirror']) expect(written).not.toContain(hidden);
  await expect(shown).not.toHaveAttribute('alt', /Raigeki|Sangan|Mirror/);
});

test('lines that were tried are kept, compared, judged, and what waits on the chain is laid as steps @seldom', async ({
  page,
}) => {
  await toWorkshop(page);
  await lay(page, 'Dark Hole', '0:hand:0');
  await lay(page, 'Sangan', '1:monster:0');
  await lay(page, 'Jinzo', '0:monster:0');

  // Once with the Spell, whose link is answered by nobody …
  await act(page, 'play').click();
  await page.locator('.dock').waitFor();
  await page.locator('[data-place="0:hand:0"]').first().click();
  await page.locator('[data-act="activate"]').first().click();
  await drawn(page);
  await page.getByLabel('Name of this line').fill('With the Spell');
  await act(page, 'keep-line').click();
  await expect(page.getByText('Kept as “With the Spell”.')).toBeVisible();

  // … and once without it: what is played is kept though nobody says so.
  await act(page, 'play-again').click();
  await page.locator('[data-act="battle"], [data-act="enter"]').first().click();
  await drawn(page);
  await act(page, 'to-bench').click();
  await expect(page.locator('[data-lines="2"]')).toBeVisible();

  await act(page, 'compare').click();
  const row = (name: string) => page.locator('[data-compare] tr', { hasText: name });
  await expect(row('Player 1, Hand')).toHaveAttribute('data-differs');
  await expect(row('Player 1, Hand')).toContainText('Dark Hole');
  await expect(page.locator('[data-parts="0"]')).toHaveText('They part at once.');
  await page.keyboard.press('Escape');

  await page.locator('[data-line="With the Spell"] [data-act="judge"]').click();
  const steps = page.locator('.workshop-judge [data-step]');
  await expect(steps.first()).toContainText('Main Phase 1');
  await expect(steps.first()).toContainText('Player 1');
  await expect(steps.first()).toContainText('Dark Hole');
  await expect(page.locator('.workshop-judge')).toContainText('To a Chain Link');
  await expect(page.locator('[data-rule-line]').first()).toContainText('§');
  await act(page, 'to-bench').click();

  await page.locator('[data-line="With the Spell"] [data-act="open-line"]').click();
  await act(page, 'lay-here').click();
  await expect(page.getByText(/steps? (is|are) played after it is laid/)).toBeVisible();
  await expect(page.locator('[data-impossible="0"]')).toBeVisible();
});

test('ATK is laid by hand, and what a coin shows is chosen while the line is played: each outcome is a line of its own @seldom', async ({
  page,
}) => {
  await toWorkshop(page);
  await lay(page, 'Time Wizard', '0:monster:0');
  await lay(page, 'Celtic Guardian', '0:monster:1');
  await lay(page, 'Jinzo', '1:monster:0');
  await spot(page, '0:monster:1').click();
  await page.getByRole('spinbutton', { name: 'ATK' }).fill('3300');
  // A face-down monster has its printed values: said at its place, and mended there.
  await page.getByRole('radio', { name: 'Face-down' }).check();
  await expect(page.locator('[data-problem="faceDownValues"]')).toContainText('Celtic Guardian lies face-down');
  await page.getByRole('radio', { name: 'Attack' }).check();
  await expect(page.locator('[data-problem]')).toHaveCount(0);

  await act(page, 'play').click();
  await page.locator('.dock').waitFor();
  await expect(page.locator('[data-place="0:monster:1"]').first()).toHaveAccessibleName(/3300/);
  await page.locator('.workshop-slip__chance summary').click();
  const chance = (name: string) => page.locator(`[data-chance="${name}"]`);
  await chance('coin next').selectOption('tails');
  await page.locator('[data-place="0:monster:0"]').first().click();
  await page.locator('[data-act="activate"]').first().click();
  await page.locator('.dock[data-kind="respond"]').waitFor();
  await page.keyboard.press('Space');
  await page.locator('.dock [data-value="heads"]').click();
  // Called heads, it shows tails: the own monsters go. The same call with heads destroys the other side's.
  await expect(chance('coin 0')).toHaveValue('tails');
  await expect(page.locator('[data-place="0:monster:1"]').first()).not.toHaveAccessibleName(/3300/);
  await act(page, 'keep-line').evaluate((button) => (button as HTMLElement).click());
  await chance('coin 0').selectOption('heads');
  await expect(chance('coin 0')).toHaveValue('heads');
  await expect(page.locator('[data-place="0:monster:1"]').first()).toHaveAccessibleName(/3300/);
  await expect(page.locator('[data-place="1:monster:0"]').first()).not.toHaveAccessibleName(/Jinzo/);
  await act(page, 'to-bench').click();
  await expect(page.locator('[data-lines="2"]')).toBeVisible();
  await act(page, 'compare').click();
  await expect(page.locator('[data-parts]')).toHaveText(/They part after/);
});
