import { expect, test, type Page } from '@playwright/test';
import type { Viewer } from '../src/engine/table';
import { answerOne, seededChoice } from './players/random-player';
import { everythingSaid, hiddenNames } from './players/what-is-hidden';
import { standing, startDuel } from './players/table';

const eye = (page: Page, seat: 0 | 1) => page.locator(`[data-eye="${seat}"]`);

/** Who looks now, as the pressed eye says. */
async function looks(page: Page): Promise<Viewer> {
  for (const seat of [0, 1] as const) if ((await eye(page, seat).getAttribute('aria-pressed')) === 'true') return seat;
  return 'public';
}

async function expectHidden(page: Page, viewer: Viewer): Promise<void> {
  const [names, said] = [await hiddenNames(page, viewer), await everythingSaid(page)];
  expect(names.filter((name) => said.includes(name))).toEqual([]);
}

async function middle(page: Page, seat: 0 | 1): Promise<{ x: number; y: number }> {
  const box = (await eye(page, seat).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('Hold to peek', () => {
  test('the mouse holds the eye: the own cards are shown as long as it is held, and no longer', async ({ page }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    await expectHidden(page, 'public');
    const { x, y } = await middle(page, 0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expectHidden(page, 0);
    expect(await everythingSaid(page)).toContain('Jinzo');
    await page.mouse.move(x - 60, y);
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.up();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expectHidden(page, 'public');
  });

  test('the key H shows the cards of the player who is asked, Shift H those of the other, until it is let go @seldom', async ({
    page,
  }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    await page.keyboard.down('h');
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expectHidden(page, 0);
    await page.keyboard.up('h');
    await expectHidden(page, 'public');
    await page.keyboard.down('Shift');
    await page.keyboard.down('H');
    await expect(eye(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await expectHidden(page, 1);
    await page.keyboard.up('H');
    await page.keyboard.up('Shift');
    await expectHidden(page, 'public');
  });

  test('a window that loses the focus covers the cards @seldom', async ({ page }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    await page.keyboard.press('l');
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expectHidden(page, 'public');
  });

  test('a look to choose closes by itself when the act is announced, and Esc or the eye covers before @seldom', async ({
    page,
  }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    await page.locator('[data-act="look"]').click();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await eye(page, 0).click();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('l');
    await page.keyboard.press('Escape');
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('l');
    await page.locator('[data-place="0:hand:2"]').click();
    await page.getByRole('menuitem', { name: 'Normal Summon', exact: true }).click();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-place^="0:monster:"][aria-label*="Tribe-Infecting Virus"]')).toHaveCount(1);
    await expectHidden(page, 'public');
  });

  test('a card that nobody may see is not named when it is tapped, and the table says how to look @seldom', async ({ page }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    await page.locator('[data-place="0:hand:0"]').click();
    await expect(page.locator('.dock')).toContainText('Only Ren sees what this card can do');
    await expectHidden(page, 'public');
  });

  test('turns are played, and nobody’s cards are in the page but those of the player who looks @seldom', async ({ page }) => {
    test.setTimeout(120_000);
    await startDuel(page, 'seed=23&secrecy=peek');
    const choose = seededChoice(23);
    const seats = new Set<Viewer>();
    for (let answered = 0; answered < 40 && (await standing(page)) === 'question'; answered++) {
      const viewer = await looks(page);
      seats.add(viewer);
      await expectHidden(page, viewer);
      await answerOne(page, choose);
    }
    expect(seats).toEqual(new Set(['public', 0, 1]));
    await expect(page.locator('.turn')).not.toContainText(/Turn [12]\b/);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('one finger holds the eye, another taps a card and its act', async ({ page }) => {
    await startDuel(page, 'seed=41&secrecy=peek&first=0');
    const cdp = await page.context().newCDPSession(page);
    const held = { ...(await middle(page, 0)), id: 1 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [held] });
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    const tap = async (selector: string): Promise<void> => {
      const box = (await page.locator(selector).first().boundingBox())!;
      const second = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 2 };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [held, second] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [second] });
    };
    await expect(page.locator('.dock__acts--fresh')).toHaveCount(0);
    await tap('[data-place="0:hand:2"]');
    const summoned = page.locator('[data-place^="0:monster:"][aria-label*="Tribe-Infecting Virus"]');
    // The buttons of a dock that has only just changed do not take a touch yet.
    await expect(async () => {
      if ((await summoned.count()) === 0) await tap('[role="menu"] [data-act="normalSummon"]');
      await expect(summoned).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(eye(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expectHidden(page, 'public');
  });
});
