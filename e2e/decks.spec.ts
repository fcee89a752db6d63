import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { seldomUnless } from './players/seldom';

const THUNDER_DRAGON = 31786629;

const causes = (page: Page) => page.locator('.legality');
/** The tab of a part, with its count; and the cards of the one that is open. */
const tab = (page: Page, part: 'main' | 'side' | 'fusion') => page.locator(`[role="tab"][data-part="${part}"]`);
const shown = (page: Page) => page.locator('.part');
const toShelf = (page: Page) => page.getByRole('link', { name: 'All decks' }).click();

async function toTheTable(page: Page): Promise<void> {
  await toShelf(page);
  await page.getByRole('link', { name: 'Back to the table' }).click();
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Opens all decks from the set-up screen. */
async function toTheDecks(page: Page): Promise<void> {
  await page.goto('./?seed=7');
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.getByRole('heading', { name: 'Your decks' }).waitFor();
}

async function importText(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Text of the deck' });
  if (!(await field.isVisible())) await press(page, 'Import a deck');
  await field.fill(text);
  await press(page, 'Import this text');
}

test('a stranger copies a deck, finds a card in kana, hears why the deck is not legal, exports it, imports it again and plays it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await toTheDecks(page);
  await press(page, 'Copy: Warrior Rush');
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Thunder and Steel');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '40');
  await expect(causes(page)).toContainText('Legal: April 2005 list.');

  const search = page.getByRole('searchbox', { name: 'Search for a card' });
  // In Japanese the dragon with two heads has another name.
  for (const [words, found] of [
    ['さんだーどらごん', '1 card found'],
    ['ＴＨＵＮＤＥＲ dragon', '2 cards found'],
    ['ｻﾝﾀﾞｰ・ﾄﾞﾗｺﾞﾝ', '1 card found'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByText(found, { exact: true })).toBeVisible();
  }
  for (let copy = 0; copy < 4; copy++) await press(page, 'Add one Thunder Dragon to the Main Deck');
  await expect(causes(page)).toContainText('Thunder Dragon: 4 copies. At most 3 copies, whatever the artwork.');
  await shown(page).getByRole('button', { name: 'Remove one Thunder Dragon from the Main Deck' }).click();
  await expect(causes(page)).toContainText('Legal: April 2005 list.');
  for (let card = 0; card < 3; card++)
    await shown(page)
      .getByRole('button', { name: /^Remove one (?!Thunder).* from the Main Deck$/ })
      .nth(card + 4)
      .click();
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '40');

  await tab(page, 'side').click();
  await shown(page)
    .getByRole('button', { name: /^Remove one .* from the Side Deck$/ })
    .first()
    .click();
  await expect(causes(page)).toContainText('The Side Deck has 14 cards; it must have exactly 15, or none at all.');
  await press(page, 'Undo');
  await expect(causes(page)).toContainText('Legal: April 2005 list.');

  await tab(page, 'main').click();
  await search.fill('raigeki');
  await press(page, 'Add one Raigeki to the Main Deck');
  await expect(causes(page)).toContainText('Raigeki is forbidden by the list.');
  await causes(page).getByRole('combobox', { name: 'Deck rules' }).selectOption('no-list');
  await expect(causes(page)).toContainText('Legal: No list.');
  await causes(page).getByRole('combobox', { name: 'Deck rules' }).selectOption('april-2005');
  await press(page, 'Undo');

  await page.getByRole('tab', { name: 'Test hand' }).click();
  await expect(page.locator('.testhand__cards li')).toHaveCount(5);
  await press(page, 'Draw one more');
  await expect(page.locator('.testhand__cards li')).toHaveCount(6);
  await expect(page.getByText('34 cards left in the deck')).toBeVisible();

  await page.getByRole('tab', { name: 'Export' }).click();
  const ydk = await page.getByRole('textbox', { name: '.ydk text' }).inputValue();
  const ydke = await page.getByRole('textbox', { name: 'ydke:// text' }).inputValue();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download .ydk')]);
  expect(file.suggestedFilename()).toBe('Thunder and Steel.ydk');
  expect(readFileSync((await file.path())!, 'utf8')).toBe(ydk);
  expect(ydk.split('\n').filter((line) => line === String(THUNDER_DRAGON))).toHaveLength(3);

  await toShelf(page);
  await importText(page, ydk.replaceAll('\n', '\r\n').replace('#main', '#main\r\nMystery card'));
  await expect(page.getByRole('alert')).toContainText('Line 3: “Mystery card” – expected a passcode, #main, #extra or !side.');
  await expect(
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your decks' }) })
      .locator('[data-deck]'),
  ).toHaveCount(1);
  await page.getByRole('link', { name: 'Thunder and Steel' }).click();
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '40');

  for (const [text, name] of [
    [`\ufeff${ydk.replaceAll('\n', '\r\n')}`, 'Imported deck'],
    [ydke, 'Imported deck 2'],
  ] as const) {
    await toShelf(page);
    await importText(page, text);
    await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue(name);
    await page.getByRole('tab', { name: 'Export' }).click();
    await expect(page.getByRole('textbox', { name: '.ydk text' })).toHaveValue(ydk);
  }

  await toTheTable(page);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('radio', { name: 'Thunder and Steel' }).first().check();
  await press(page, 'Start the duel');
  await page.locator('.dock').waitFor();
  const duel = await page.evaluate(() => localStorage.getItem('kusari.duel'));
  expect(duel).toContain(String(THUNDER_DRAGON));
});

test('cards that nobody knows are listed by number and kept; they stop a duel, illegal decks only warn @seldom', async ({
  page,
}) => {
  await toTheDecks(page);
  await press(page, 'Import a deck');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Choose a file …');
  await (
    await chooser
  ).setFiles({
    name: 'from a friend.ydk',
    mimeType: 'text/plain',
    buffer: Buffer.from('#main\n12345678\n55144522\n12345678\n55144522\n#extra\n55144522\n!side\n'),
  });
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('from a friend');
  for (const cause of [
    'The Main Deck has 4 cards; it needs 40 or more.',
    'Passcode 12345678 (2 copies) is unknown.',
    'Pot of Greed: 3 copies. The list allows 1.',
    'Pot of Greed is not a Fusion Monster: it cannot be in the Fusion Deck.',
  ])
    await expect(causes(page)).toContainText(cause);
  await press(page, 'Remove 2: Pot of Greed: 3 copies. The list allows 1.');
  await expect(causes(page)).not.toContainText('Pot of Greed: 3 copies.');
  await press(page, 'Undo');

  await toTheTable(page);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('radio', { name: 'from a friend' }).first().check();
  await expect(page.locator('.seat-setup__causes')).toContainText('Passcode 12345678 (2 copies) is unknown.');
  await page.getByRole('button', { name: 'Start the duel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('from a friend has cards that these rules do not allow.');
  await expect(page.locator('.dock')).toHaveCount(0);

  await page.getByRole('link', { name: 'View from a friend' }).click();
  await press(page, 'Remove illegal cards');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '2');
  await toTheTable(page);
  await expect(page.locator('.seat-setup__causes')).toContainText('The Main Deck has 2 cards; it needs 40 or more.');
  await press(page, 'Start the duel');
  await page.locator('.dock').waitFor();
});

test('a deck is built with the keyboard alone', async ({ page }) => {
  await toTheDecks(page);
  await page.getByRole('button', { name: 'New deck' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name of the deck' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('sangan');
  await expect(page.getByText('1 card found')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Sangan/ })).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('m');
  await page.keyboard.press('s');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '2');
  await expect(tab(page, 'side')).toHaveAttribute('data-part-count', '1');
  await page.keyboard.press('u');
  await expect(tab(page, 'side')).toHaveAttribute('data-part-count', '0');
  await page.keyboard.press('d');
  await page.keyboard.press('-');
  await page.keyboard.press('Delete');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '0');
  await expect(shown(page).getByRole('button', { name: /^Sangan/ })).toBeFocused();
  await page.keyboard.press('+');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '1');
  await page.keyboard.press('t');
  await expect(page.locator('.testhand__cards li')).toHaveCount(1);

  // The keys of this screen are its own: M is taken here, and the letter that ends a turn at the table is free.
  await page.locator('[data-part="keys"]').press('Enter');
  await page.getByRole('button', { name: 'Change keys' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'undo' });
  await field.press('m');
  await expect(page.getByRole('status').filter({ hasText: 'is taken: to the Main Deck' })).toBeVisible();
  await field.press('e');
  await expect(page.locator('.keys kbd', { hasText: /^E$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' }).locator('.key')).toHaveText('E');
  await field.press('Escape');
  await page.keyboard.press('u');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '1');
  await page.keyboard.press('e');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
});

test('a deleted deck can be brought back, a damaged one is said and put aside, and built-in decks cannot be changed @seldom', async ({
  page,
}) => {
  const deck = { id: 'own-a', name: 'Good one', main: [55144522], side: [], fusion: [] };
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('kusari.decks') === null) localStorage.setItem('kusari.decks', text);
    },
    JSON.stringify({ format: 'kusari-decks', version: 1, decks: [deck, { ...deck, id: 'own-b', main: 'torn' }] }),
  );
  await toTheDecks(page);
  await expect(page.getByRole('alert')).toContainText('Some of the saved decks are damaged');
  await expect(page.getByRole('alert')).toContainText('decks.1.main');
  await press(page, 'OK');
  await press(page, 'Delete: Good one');
  await expect(page.getByText('Good one was deleted.')).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByRole('link', { name: 'Good one' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Good one' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await press(page, 'View: Goat Control');
  await expect(page.getByText('A built-in deck stays as it is.')).toBeVisible();
  await expect(page.getByRole('button', { name: /from the Main Deck$/ })).toHaveCount(0);
  await page.locator('[data-list="found"] [data-act="pick"]').first().focus();
  await page.keyboard.press('+');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '40');

  await page.goBack();
  await press(page, 'Play: Goat Control');
  await expect(page.locator('.versus__seat--a')).toContainText('Goat Control');
});

for (const language of ['en', 'ja'] as const)
  test(`decks fit every screen in ${language}, and every control can be hit${seldomUnless(language === 'ja')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
    await page.goto('./#decks');
    await page.locator('[data-deck="painted-rites"] button').nth(1).click();
    await page.locator('.editor').waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1024, 768],
      [390, 844],
    ] as const) {
      const size = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      const beyond = (): Promise<readonly number[]> =>
        page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
      await expect.poll(async () => (await beyond())[0], size).toBe(0);
      // On a phone the columns stand one below the other and the page scrolls; elsewhere each column does.
      if (width >= 1024) await expect.poll(async () => (await beyond())[1], size).toBe(0);
      const small = await page.locator('.editor button:visible, .beside__head button:visible').evaluateAll((buttons) =>
        buttons
          .map((button) => ({ what: button.outerHTML.slice(0, 120), box: button.getBoundingClientRect() }))
          .filter(({ what, box }) => Math.min(box.width, box.height) < (/tabindex="-1"|mend|causes/.test(what) ? 32 : 44))
          .map(({ what }) => what),
      );
      expect(small, size).toEqual([]);
    }
  });

test('decks that the list in force forbids do not stand among those that are ready to play @seldom', async ({ page }) => {
  await toTheDecks(page);
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Ready to play').locator('.dbox__legal--no')).toHaveCount(0);
  const other = section('Not legal by these rules and this list');
  await expect(other.locator('[data-deck]')).toHaveCount(2);
  await expect(other.locator('.dbox__legal--no')).toHaveCount(2);
  await page.getByRole('radio', { name: 'No list' }).check();
  await expect(other).toHaveCount(0);
});

test('a search that finds few names says how many more cards have the words in their texts, and shows them @seldom', async ({
  page,
}) => {
  await toTheDecks(page);
  await press(page, 'New deck');
  await page.locator('[data-search]').fill('Tribute');
  const count = page.locator('[data-found]');
  // What was typed is looked for once the browser has time.
  await expect.poll(async () => Number(await count.getAttribute('data-found'))).toBeLessThan(20);
  const names = Number(await count.getAttribute('data-found'));
  const more = page.locator('[data-act="in-texts"]');
  await expect(more).toHaveText(/^\d+ more in card texts$/);
  const offered = Number.parseInt((await more.textContent())!, 10);
  expect(offered).toBeGreaterThan(0);
  await more.click();
  await expect(count).toHaveAttribute('data-found', String(names + offered));
  await more.click();
  await expect(count).toHaveAttribute('data-found', String(names));
});

test('filters and causes that go on below fade out there, and can be scrolled out of it @seldom', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await toTheDecks(page);
  await press(page, 'Import a deck');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Choose a file …');
  const main = ['55144522', '53129443', '12580477', '4031928', '70828912'].flatMap((passcode) => [
    passcode,
    passcode,
    passcode,
    passcode,
  ]);
  const buffer = Buffer.from(`#main\n${main.join('\n')}\n#extra\n!side\n`);
  await (await chooser).setFiles({ name: 'four of each.ydk', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('four of each');
  await page.locator('.finder__more summary').click();
  for (const part of ['.finder__filters', '.causes']) {
    const seen = await page.locator(part).evaluate((box) => {
      const { maskImage } = getComputedStyle(box);
      const goesOn = box.scrollHeight > box.clientHeight + 20;
      box.scrollTop = box.scrollHeight;
      const last = [...box.querySelectorAll('input, select, button')].at(-1)!.getBoundingClientRect().bottom;
      return { goesOn, fades: maskImage.includes('gradient'), isClear: last <= box.getBoundingClientRect().bottom - 16 };
    });
    expect(seen, part).toEqual({ goesOn: true, fades: true, isClear: true });
  }
});

test('what is said of a deck is light on its lacquer box in every look @seldom', async ({ page }) => {
  await toTheDecks(page);
  for (const theme of ['urushi', 'shiraki', 'contrast']) {
    await page.evaluate((wanted) => void (document.documentElement.dataset.theme = wanted), theme);
    const dark = await page.locator('[data-deck] p').evaluateAll((said) =>
      said
        .filter(
          (one) =>
            getComputedStyle(one)
              .color.match(/\d+/g)!
              .reduce((sum, part) => sum + Number(part), 0) < 384,
        )
        .map((one) => one.textContent),
    );
    expect(dark, theme).toEqual([]);
  }
});

test('a list of names comes in, with names that cards had and headings; a mistyped line says which card it may mean', async ({
  page,
}) => {
  await toTheDecks(page);
  await importText(page, 'Monsters: 2\n2 Kinetic Soldeir\nSide Deck\n1 Pot of Greed');
  await expect(page.getByRole('alert')).toContainText('Line 2: no card is called “2 Kinetic Soldeir”. Perhaps: Cipher Soldier.');
  await importText(page, 'Monsters: 2\n2 Kinetic Soldier\nSide Deck\n1 Pot of Greed\n1 Thousand-Eyes Restrict');
  await expect(tab(page, 'main')).toHaveAttribute('data-part-count', '2');
  await expect(tab(page, 'side')).toHaveAttribute('data-part-count', '2');
  await expect(shown(page)).toContainText('Cipher Soldier');
});

test('a mistyped name finds what is nearly called so, initials find a card, and of a long catalogue only what is in sight is drawn @seldom', async ({
  page,
}) => {
  await toTheDecks(page);
  await press(page, 'New deck');
  const count = page.locator('[data-found]');
  const rows = page.locator('[data-list="found"] li');
  await page.locator('[data-search]').fill('Mystcal Space');
  await expect(count).toHaveText('No exact match; 1 similar card');
  await expect(rows).toContainText('Mystical Space Typhoon');
  await page.locator('[data-search]').fill('ddwl');
  await expect(count).toHaveText('1 card found');
  await expect(rows).toContainText('D.D. Warrior Lady');
  await page.locator('[data-search]').fill('');
  await expect.poll(async () => Number(await count.getAttribute('data-found'))).toBeGreaterThan(1500);
  const all = Number(await count.getAttribute('data-found'));
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().locator('[data-act="pick"]').focus();
  for (let row = 0; row < 25; row++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-list="found"] li:focus-within')).toHaveAttribute('aria-posinset', '26');
  await page.keyboard.press('End');
  const last = page.locator('[data-list="found"] li:focus-within');
  await expect(last).toHaveAttribute('aria-posinset', String(all));
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-list="found"] li:focus-within')).toHaveAttribute('aria-posinset', String(all - 1));
  await page.keyboard.press('Home');
  await expect(page.locator('[data-list="found"] li:focus-within')).toHaveAttribute('aria-posinset', '1');
});

test('the cards that a deck wants to begin with are ticked, and the share of first hands that hold one is told and kept @seldom', async ({
  page,
}) => {
  await toTheDecks(page);
  await press(page, 'Copy: Warrior Rush');
  await page.getByRole('tab', { name: 'Test hand' }).click();
  const starters = page.locator('details').filter({ hasText: /starters?/ });
  await starters.locator('summary').click();
  const ticked = starters.getByRole('checkbox', { checked: true });
  for (let left = await ticked.count(); left > 0; left--) {
    await ticked.first().uncheck();
    await expect(ticked).toHaveCount(left - 1);
  }
  await expect(starters).toContainText('0 starters');
  await expect(starters).toContainText('0% of first hands');
  await starters.getByRole('checkbox', { name: /^Reinforcement of the Army/ }).check();
  await expect(starters).toContainText('2 starters');
  await expect(starters).toContainText('24% of first hands hold one or more, 1% two or more.');
  await page.reload();
  await page.getByRole('tab', { name: 'Test hand' }).click();
  await expect(starters).toContainText('2 starters');
});

test('among the cards those of which somebody has brought a picture can be shown alone, by name too, and all again @seldom', async ({
  page,
}) => {
  await page.goto('./?seed=7');
  await page.locator('.looks > summary').click();
  await page.locator('[data-act="pictures"]').click();
  const buffer = readFileSync(new URL('../public/icons/kusari-192.png', import.meta.url));
  const files = ['69140098.png', '77585513.png', '4206964.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-act="bring-files"]').click()]);
  await chooser.setFiles(files);
  await expect(page.locator('[data-pictures="3"]')).toBeVisible();

  await page.goto('./#decks=goat-control');
  const found = page.locator('[data-found]');
  await expect(found).not.toHaveAttribute('data-found', '3');
  const all = (await found.getAttribute('data-found'))!;
  await page.locator('.finder__more > summary').click();
  const mine = page.getByRole('checkbox', { name: 'In my pictures' });
  await mine.check();
  await expect(found).toHaveAttribute('data-found', '3');
  const list = page.getByRole('group', { name: 'Search for a card' });
  for (const name of ['Gemini Elf', 'Jinzo', 'Trap Hole']) await expect(list.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for a card' }).fill('trap');
  await expect(found).toHaveAttribute('data-found', '1');
  await page.getByRole('searchbox', { name: 'Search for a card' }).fill('');
  await mine.uncheck();
  await expect(found).toHaveAttribute('data-found', all);
  await mine.check();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(found).toHaveAttribute('data-found', all);
  await expect(mine).not.toBeChecked();
});
