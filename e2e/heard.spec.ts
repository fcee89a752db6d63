import { expect, test, type Page } from '@playwright/test';
import { drawn, startDuel } from './players/table';
import { timesDrawn } from './players/times-drawn';

const open = (page: Page): Promise<void> => startDuel(page, 'seed=41&first=0&secrecy=open');

test('the picture after a press shows that it was heard, the one after that what it changed', async ({ page }) => {
  await open(page);
  const press = () =>
    page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
      const prompt = (): string => {
        const dock = document.querySelector<HTMLElement>('.dock')!;
        return `${dock.dataset['question']}${dock.hasAttribute('data-heard') ? ' heard' : ''}`;
      };
      await frame();
      const stood = prompt();
      const pressed = performance.now();
      document.querySelector<HTMLElement>('.dock__acts [data-act="enter"]')!.click();
      await frame();
      const [first, waited] = [prompt(), performance.now() - pressed];
      await frame();
      return { stood, first, second: prompt(), waited };
    });
  // Where no picture comes for a quarter of a second the table is drawn without one: then the next press is looked at.
  let pictures = await press();
  for (let more = 0; pictures.waited > 200 && more < 4; more++) {
    await drawn(page);
    pictures = await press();
  }
  expect(pictures.first).toBe(`${pictures.stood} heard`);
  expect(pictures.second).not.toContain(pictures.stood);
  expect(pictures.second).not.toContain('heard');
});

test('no press is taken by a picture that is no longer so', async ({ page }) => {
  await open(page);
  const questions = await page.evaluate(() => {
    const question = (): string | undefined => document.querySelector<HTMLElement>('.dock')!.dataset['question'];
    const stood = question();
    document.querySelector<HTMLElement>('.dock__acts [data-act="enter"]')!.click();
    const pressed = question();
    let met: string | undefined;
    document.addEventListener('keydown', () => (met = question()), { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }));
    return { stood, pressed, met };
  });
  expect(questions.pressed).toBe(questions.stood);
  expect(questions.met).not.toBe(questions.stood);
});

test('a selection is drawn in the very next picture @seldom', async ({ page }) => {
  await open(page);
  const isSelected = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-place]:has(.can-dot)')!.click();
    await new Promise((next) => requestAnimationFrame(next));
    return document.querySelector('[data-place][aria-pressed="true"]') !== null;
  });
  expect(isSelected).toBe(true);
});

test('a page that is set aside is covered before it goes @seldom', async ({ page }) => {
  await startDuel(page, 'seed=41&first=0&secrecy=peek');
  await page.keyboard.press('l');
  const faces = page.locator('.hand .card:not(.card--back)');
  await expect(faces).toHaveCount(6);
  const left = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return document.querySelectorAll('.hand .card:not(.card--back)').length;
  });
  expect(left).toBe(0);
});

test('a card that leaves the hand takes only its own drawing with it @seldom', async ({ page }) => {
  await open(page);
  const inHand = page.locator('.hand li [data-place^="0:hand:"]');
  const count = await inHand.count();
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-place^="0:hand:"]')) card.dataset['was'] = card.ariaLabel!;
  });
  await page.locator('[data-place^="0:hand:"]:has(.can-dot)').first().click();
  await page.locator('[role="menu"] :is([data-act="setSpellTrap"], [data-act="setMonster"])').click();
  await expect(inHand).toHaveCount(count - 1);
  const others = await inHand.evaluateAll((cards) =>
    // Where it lies in the hand, and what could be done with it, is no longer what it was: its name, the first of its words, is.
    cards.map((card) => [card.dataset['was'], card.ariaLabel!].map((label) => label?.split(', ')[0])),
  );
  expect(others.length).toBeGreaterThan(1);
  for (const [was, is] of others) expect(was, 'drawn as another card').toBe(is);
});

test('an answer is drawn once, with what was selected for it @seldom', async ({ page }) => {
  await open(page);
  await page.locator('[data-place^="0:hand:"]:has(.can-dot)').first().click();
  expect(await timesDrawn(page, '[role="menu"] [data-act^="set"]')).toBe(1);
});
