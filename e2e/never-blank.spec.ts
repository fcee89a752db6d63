import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openPosition } from './players/laid-out';
import { leavePlanted, plant } from './players/plant';
import { movedOn, openCurtain, passUntil, question, startDuel } from './players/table';
import { everythingSaid } from './players/what-is-hidden';

const SECRET = 'Cyber Jar has no zone in effect 3 of Magician of Faith';
const missing = (page: Page) => page.locator('[data-missing]');

/** Opens the table on a position, on the first act of its first seat. */
async function atTable(page: Page): Promise<void> {
  await openPosition(page, { players: [{ hand: ['Jinzo', 'Vorse Raider', 'Waboku'] }, { hand: ['Cyber Jar'] }] }, 'smooth');
  await passUntil(page, 'idle');
}

/** Sets a Trap from the hand. */
async function setTrap(page: Page): Promise<void> {
  const before = await question(page);
  await page.locator('[data-place="0:hand:2"]').click();
  await page.getByRole('menuitem', { name: /^Set/ }).first().click();
  await movedOn(page, before);
}

/** The file that a button gives. */
async function fileOf(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act="save-fault"]').first().click()]);
  return readFile(await download.path(), 'utf8');
}

test.describe('A part of the page that cannot be fetched', () => {
  test('is said with a way on while the duel goes on, and is there once it can be fetched again', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/TimelineSheet-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await atTable(page);
    await page.keyboard.press('v');
    await expect(missing(page)).toHaveText(/could not be loaded\. Try again, or reload the page/);
    expect(asked).toBeGreaterThan(1);
    // The duel goes on beside it.
    await setTrap(page);
    await page.unrouteAll();
    await page.keyboard.press('v');
    await page.keyboard.press('v');
    if ((await missing(page).count()) > 0) await page.locator('[data-act="again"]').click();
    await expect(page.locator('.sheet .line')).toBeVisible();
    await expect(missing(page)).toHaveCount(0);
  });

  test('is tried again by a button, with its style, and can be closed @seldom', async ({ page }) => {
    await page.route('**/assets/TimelineSheet-*.css', (route) => route.fulfill({ status: 404, body: '' }));
    await atTable(page);
    await page.keyboard.press('v');
    await expect(missing(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(missing(page)).toHaveCount(0);
    await page.keyboard.press('v');
    await expect(missing(page)).toBeVisible();
    await page.unrouteAll();
    await page.locator('[data-act="again"]').click();
    await expect(page.locator('.sheet .line')).toBeVisible();
    expect(
      await page.evaluate(() => [...document.styleSheets].some((sheet) => /TimelineSheet-.*\.css$/.test(sheet.href ?? ''))),
    ).toBe(true);
  });

  test('because nobody answers, or because a newer page has been put up, is told apart; the page of now goes on at the same question @seldom', async ({
    page,
  }) => {
    await page.route('**/assets/TimelineSheet-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await atTable(page);
    const asked = await question(page);
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.abort(),
    );
    await page.keyboard.press('v');
    await expect(missing(page)).toHaveAttribute('data-missing', 'unreachable');
    await page.keyboard.press('Escape');
    await expect(missing(page)).toHaveCount(0);

    await page.route(
      (url) => url.pathname === '/',
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script type="module" src="./assets/index-of-tomorrow.js"></script>' }),
    );
    await page.keyboard.press('v');
    await expect(missing(page)).toHaveText(/there is a newer version/);
    await page.unrouteAll();
    await page.locator('[data-act="load-anew"]').click();
    await page.locator('.dock, .curtain').first().waitFor();
    await openCurtain(page);
    await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
    expect((await question(page)).split(' ').length).toBe(asked.split(' ').length);
    await page.keyboard.press('v');
    await expect(page.locator('.sheet .line')).toBeVisible();
  });

  for (const lacking of ['RulesScreen', 'rules'])
    test(`and is a whole screen leaves the set-up screen within reach (${lacking}) @seldom`, async ({ page }) => {
      await page.route(`**/assets/${lacking}-*.js`, (route) => route.abort());
      await page.goto('./#rules');
      await expect(page.locator('[data-fault="screen"]')).toContainText('could not be loaded');
      await page.locator('[data-act="start"]').click();
      await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
      await page.unrouteAll();
      await page.goto('./#rules');
      await expect(page.locator('[data-fault="screen"]').or(page.locator('.rulebook'))).toBeVisible();
      if (await page.locator('[data-fault="screen"]').isVisible()) await page.locator('[data-act="again"]').click();
      await expect(page.locator('.rulebook')).toBeVisible();
    });

  test('and plays lessons is said, and tried again @seldom', async ({ page }) => {
    await page.route('**/assets/taught-*.js', (route) => route.abort());
    await page.goto('./#lesson=three-link-chain');
    await expect(page.locator('.lessons__trouble')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.duel-table')).toBeVisible();
  });

  test('is none of those that a duel needs: its sheets come while the page is idle, and stand with the network gone', async ({
    page,
    context,
  }) => {
    const come = ['RulesSheet', 'TimelineSheet', 'UndoneSheet', 'StopsSheet', 'ExportSheet', 'opening', 'PlaybackScreen'].map(
      (name) => page.waitForResponse((response) => response.url().includes(`/${name}-`) && response.url().endsWith('.js')),
    );
    await startDuel(page, 'seed=41&first=0');
    await Promise.all(come);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.route('**/*', (route) => route.abort());
    await openCurtain(page);
    for (const [key, shown] of [
      ['v', '.sheet .line'],
      ['s', '.sheet .stops'],
      ['/', '.rulebook'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(shown).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('m');
    await page.locator('[data-act="save"]').click();
    await expect(page.locator('[data-export]')).toBeVisible();
    await expect(missing(page)).toHaveCount(0);
  });
});

test.describe('A fault of ours', () => {
  test.afterEach(({ page }) => leavePlanted(page));

  for (const language of ['en', 'ja'] as const) {
    test(`in a sheet stands in the sheet, which can be closed, and names no card (${language}) @seldom`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const fault = await plant(page, 'public-window', SECRET);
      await atTable(page);
      if (language === 'ja') await page.getByRole('button', { name: '日本語' }).click();
      await fault.on();
      await page.keyboard.press('m');
      const sheet = page.locator('[data-fault="sheet"]');
      await expect(sheet).toContainText(language === 'en' ? 'The duel goes on without it' : 'デュエルはこのまま続けられます');
      expect(`${await everythingSaid(page)}${logged.join()}`).not.toContain('Cyber Jar');
      expect(await fileOf(page)).toContain(SECRET);
      await sheet.getByRole('button', { name: language === 'en' ? 'Close' : '閉じる' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
      await fault.off();
      await page.keyboard.press('m');
      await expect(page.locator('[data-act="public-window"]')).toBeVisible();
    });
  }

  test('in the prompt leaves the table standing, and play goes back to where the prompt can be shown @seldom', async ({
    page,
  }) => {
    const fault = await plant(page, 'dock__say', SECRET);
    await atTable(page);
    await setTrap(page);
    await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /Waboku/);
    await fault.on();
    await page.locator('[data-place="0:hand:1"]').click();
    const dock = page.locator('[data-fault="prompt"]');
    await expect(dock).toContainText('The question cannot be shown');
    await expect(page.locator('[data-place="0:spellTrap:0"]')).toBeVisible();
    expect(await everythingSaid(page)).not.toContain('Cyber Jar');
    await fault.off();
    await dock.locator('[data-act="last-good"]').click();
    await openCurtain(page);
    await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
    await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /empty/);
  });

  test('in the log leaves the duel playable @seldom', async ({ page }) => {
    const fault = await plant(page, 'log__lines', SECRET);
    await atTable(page);
    await fault.on();
    await setTrap(page);
    await page.getByRole('tab', { name: 'Log' }).or(page.locator('[data-fault="panel"]')).first().click();
    await expect(page.locator('[data-fault="panel"]')).toBeVisible();
    await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /Waboku/);
    await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
    expect(await everythingSaid(page)).not.toContain('Cyber Jar');
  });

  test('in the table leads back to the last good position, gives the recording and names no card', async ({ page }) => {
    const fault = await plant(page, 'table-frame', SECRET);
    await atTable(page);
    await setTrap(page);
    await fault.on();
    // Whatever draws the table next meets the fault: a narrower window has another one.
    await page.setViewportSize({ width: 1000, height: 768 });
    const whole = page.locator('[data-fault="table"]');
    await expect(whole).toContainText('The table cannot be shown right now');
    expect(await everythingSaid(page)).not.toContain('Cyber Jar');
    const file = await fileOf(page);
    expect(JSON.parse(file)).toMatchObject({ format: 'kusari-duel' });
    expect(file).toContain(SECRET);
    // Nothing good yet: it still stands here.
    await whole.locator('[data-act="again"]').click();
    await expect(whole).toBeVisible();
    await fault.off();
    await whole.locator('[data-act="last-good"]').click();
    await openCurtain(page);
    await expect(page.locator('.dock')).toHaveAttribute('data-kind', 'idle');
    await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /empty/);
  });

  test('in a screen beside the table leads back to the start with the keyboard alone @seldom', async ({ page }) => {
    const fault = await plant(page, 'screen-head', SECRET);
    await page.goto('./#library');
    await page.getByRole('heading', { level: 1, name: 'Past duels' }).waitFor();
    await page.keyboard.press('Escape');
    await fault.on();
    await page.getByRole('link', { name: 'Past duels' }).click();
    await expect(page.locator('[data-fault="screen"]')).toContainText('This screen cannot be shown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Start the duel' })).toBeVisible();
  });

  test('in an act of the players is told, and the page goes on @seldom', async ({ page }) => {
    await atTable(page);
    await page.evaluate(
      () =>
        void (URL.createObjectURL = () => {
          throw new Error('Cyber Jar cannot be saved');
        }),
    );
    await page.keyboard.press('m');
    await page.locator('[data-act="save"]').click();
    await page.locator('[data-act="save-public"]').click();
    await expect(page.locator('[data-trouble="fault"]')).toContainText('Something went wrong on the page');
    expect(await everythingSaid(page)).not.toContain('Cyber Jar');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.keyboard.press('Escape');
    await setTrap(page);
  });
});

test('a page whose script never comes says so @seldom', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await expect(page.locator('.not-begun')).toBeVisible();
  await expect(page.locator('.not-begun')).toContainText('Reload the page');
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Start the duel' }).waitFor();
  await expect(page.locator('.not-begun')).toBeHidden();
});
