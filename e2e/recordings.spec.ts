import { expect, test, type Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { playToTheEnd, seededChoice } from './players/random-player';
import { keptDuel } from './players/what-is-hidden';
import { openPosition } from './players/laid-out';
import { movedOn, openCurtain, passUntil, press, question, standing, startDuel } from './players/table';
import { seldomUnless } from './players/seldom';

const dock = (page: Page) => page.locator('.playback');
const position = async (page: Page): Promise<number> => Number(await dock(page).getAttribute('data-position'));
const positions = async (page: Page): Promise<number> => Number(await dock(page).getAttribute('data-positions'));

/** What a button gives the players as a file. */
async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Drops a file on the page. */
const drop = (page: Page, text: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'recording.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test('a duel that is over is found among the past duels, played back with keys, and played on from a decision @seldom', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await startDuel(page, 'seed=recorded&lp=100&first=0&priority=smooth,smooth');
  await playToTheEnd(page, seededChoice(5), 400);
  const over = await keptDuel(page);
  await page.getByRole('button', { name: 'New duel' }).click();
  await page.getByRole('link', { name: 'Past duels' }).click();
  const row = page.locator('[data-past]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Ren');
  await page.locator('[data-act="play-back"]').focus();
  await page.keyboard.press('Enter');

  await dock(page).waitFor();
  const last = (await positions(page)) - 1;
  expect(last).toBeGreaterThan(5);
  expect(await position(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await position(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  expect(await position(page)).toBe(1);
  await page.keyboard.press('End');
  expect(await position(page)).toBe(last);
  await expect(page.locator('.playback__say')).toContainText(/wins|draw/);
  const { result, players } = over.duel.state;
  expect(result).not.toBeNull();
  for (const { lifePoints } of players)
    await expect(
      page
        .getByText(new RegExp(`: ${lifePoints} Life Points`))
        .or(page.locator(`[aria-label$=": ${lifePoints} Life Points"]`))
        .first(),
    ).toBeAttached();
  await page.keyboard.press('Home');
  expect(await position(page)).toBe(0);
  // Back among the past duels the same row has the focus, and Enter opens it again.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-act="play-back"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await dock(page).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => position(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  const paused = await position(page);
  await page.keyboard.press('PageDown');
  expect(await position(page)).toBeGreaterThan(paused);

  // A finished duel has no secrets: every card of both hands has a face.
  await page.keyboard.press('[');
  const from = await position(page);
  await page.locator('[data-act="play-on"]').click();
  await page.locator('.dock[data-question], .curtain').first().waitFor();
  const running = await keptDuel(page);
  expect(running.duel.state.result).toBeNull();
  expect(running.answers.length).toBeLessThan(over.answers.length);
  expect(over.answers.slice(0, running.answers.length)).toEqual(running.answers);
  expect(from).toBeGreaterThan(0);

  // The old recording stays, and the one that was played on from it is filed when it is left.
  await page.reload();
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  expect((await keptDuel(page)).answers).toEqual(running.answers);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'New duel' }).click();
  await page.getByRole('button', { name: 'End duel' }).click();
  await expect(row).toHaveCount(2);
  const chosen = page.locator('[data-chosen]');
  await expect(chosen).toContainText('Not finished');
  await row.first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen).toContainText(/beat|drew/);
  await page.locator('[data-act="delete"]').click();
  await expect(row).toHaveCount(1);
  await expect(page.locator('[data-act="bring-back"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(2);
});

test('a past duel is watched from its longest chain, and a close finish is found among the others @seldom', async ({ page }) => {
  const field = (place: string) => page.locator(`[data-place="${place}"]`);
  await openPosition(
    page,
    {
      players: [
        {
          lp: 700,
          hand: ['Pot of Greed'],
          monsters: [{ card: 'Vorse Raider', position: 'attack' }],
          deck: ['Gemini Elf', 'Gemini Elf'],
        },
        { lp: 800, spellsTraps: [{ card: 'Jar of Greed', face: 'set' }], deck: ['Gemini Elf'] },
      ],
    },
    'strict',
    { secrecy: 'open' },
  );
  await passUntil(page, 'idle');
  await field('0:hand:0').click();
  const activated = await question(page);
  await press(page, /^Activate/);
  await movedOn(page, activated);
  await field('1:spellTrap:0').click();
  const chained = await question(page);
  await press(page, /^Activate/);
  await movedOn(page, chained);
  await passUntil(page, 'idle');
  await page.locator('[data-phase="battle"]').click();
  await passUntil(page, 'battle');
  await field('0:monster:0').click();
  await press(page, /direct/i);
  while ((await standing(page)) !== 'over') {
    const asked = await question(page);
    await press(page, 'No response');
    await movedOn(page, asked);
  }

  await page.getByRole('button', { name: 'New duel' }).click();
  await page.getByRole('link', { name: 'Past duels' }).click();
  await page.getByRole('radio', { name: 'Chains of 4 or more' }).check();
  await expect(page.locator('[data-past]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Close finishes' }).check();
  await expect(page.locator('[data-past]')).toHaveCount(1);
  await press(page, 'Chain of 2');
  await dock(page).waitFor();
  expect(await position(page)).toBeGreaterThan(0);
  await expect(page.locator('.chain')).toContainText('Jar of Greed');
});

test('a running duel saved without its hands can be watched by everybody, and its file names nothing that is hidden', async ({
  page,
}) => {
  await startDuel(page, 'seed=public&first=0&priority=smooth,smooth');
  if ((await standing(page)) === 'curtain') await openCurtain(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="save"]').click();
  await expect(page.locator('[data-export]')).toContainText('anyone who opens the file sees both hands');
  const open = await downloaded(page, '[data-act="save-public"]');
  const text = await downloaded(page, '[data-act="save-text"]');
  const hands = await downloaded(page, '[data-act="save-hands"]');
  expect(open.name).toMatch(/^kusari-Ren-Aya-turn-\d+-public\.json$/);
  expect(text.name).toMatch(/\.txt$/);
  expect(text.text).toMatch(/^kusari-notation\/1 en\nPlayers: Ren, Aya\n/);
  expect(JSON.parse(hands.text)).toMatchObject({ format: 'kusari-duel' });
  const { duel } = await keptDuel(page);
  for (const { passcode } of duel.state.cards) expect(open.text).not.toContain(`${passcode}`);

  await drop(page, open.text);
  await dock(page).waitFor();
  await expect(page.locator('[data-act="play-on"]')).toHaveCount(0);
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The running duel is where it was, and covered.
  await page.locator('.curtain').waitFor();
  expect((await keptDuel(page)).answers).toEqual(
    (JSON.parse(hands.text) as { recording: { answers: unknown[] } }).recording.answers,
  );
});

test('hands of a duel that is not over are shown only when that is agreed @seldom', async ({ page }) => {
  await startDuel(page, 'seed=agreed&first=0&priority=smooth,smooth');
  if ((await standing(page)) === 'curtain') await openCurtain(page);
  await page.keyboard.press('m');
  await page.locator('[data-act="save"]').click();
  const hands = await downloaded(page, '[data-act="save-hands"]');
  await drop(page, hands.text);
  await dock(page).waitFor();
  const faces = page.locator('.hand .card:not(.card--back)');
  await expect(faces).toHaveCount(0);
  await page.keyboard.press('v');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(faces).toHaveCount(0);
  await page.keyboard.press('v');
  await page.locator('[data-act="sure"]').click();
  await expect(faces.first()).toBeVisible();
  // Nothing is replaced without a question.
  await page.locator('[data-act="play-on"]').click();
  await page.getByRole('alertdialog').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dock(page)).toBeVisible();
});

test('a broken file gets a message, and the running duel stays', async ({ page }) => {
  await startDuel(page, 'seed=broken&first=0');
  if ((await standing(page)) === 'curtain') await openCurtain(page);
  const before = (await keptDuel(page)).answers;
  for (const [text, says] of [
    ['{"format":"kusari-duel"', 'damaged'],
    ['{"format":"yrp"}', 'not a recording'],
    ['{"format":"kusari-public","version":9}', 'newer version'],
  ] as const) {
    await drop(page, text);
    await expect(page.locator('[data-trouble="cannotOpen"]')).toContainText(says);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
  }
  expect((await keptDuel(page)).answers).toEqual(before);
  await expect(page.locator('.dock[data-question]')).toBeVisible();
});

for (const language of ['en', 'ja'] as const) {
  test(`a dropped folder, a deck list and a file that is too large are answered with a sentence (${language}), and nothing else happens${seldomUnless(language === 'ja')}`, async ({
    page,
  }, info) => {
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    if (language === 'en') {
      await startDuel(page, 'seed=dropped&first=0');
      await openCurtain(page);
    } else await page.goto('./');
    await expect(page.locator('button:visible').first()).toBeVisible();
    const [folder, deck, large] = [info.outputPath('photos'), info.outputPath('Thunder.ydk'), info.outputPath('large.json')];
    await mkdir(folder, { recursive: true });
    await writeFile(deck, '#main\n55144522\n');
    await writeFile(large, 'x'.repeat(9 * 1024 * 1024));
    const devtools = await page.context().newCDPSession(page);
    const note = page.locator('.trouble');
    for (const [path, en, ja] of [
      [folder, 'it is a folder', 'フォルダー'],
      [deck, 'This is a deck list', 'デッキのリスト'],
      [large, 'too large to be a recording', '大きすぎる'],
    ] as const) {
      // As a file manager drops what lies on the disk.
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
      await expect(note).toContainText(language === 'en' ? en : ja);
      await note.getByRole('button').last().click();
      await expect(note).toHaveCount(0);
    }
    await expect(page.locator(language === 'en' ? '[data-place]' : 'form, .setup').first()).toBeAttached();
  });
}
