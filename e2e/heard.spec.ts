import { expect, test, type Page } from '@playwright/test';
import { startDuel } from './players/table';

const open = (page: Page): Promise<void> => startDuel(page, 'seed=41&first=0&secrecy=open');

test('the picture after a press shows that it was heard, the one after that what it changed', async ({ page }) => {
  await open(page);
  const pictures = await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    const prompt = (): string => {
      const dock = document.querySelector<HTMLElement>('.dock')!;
      return `${dock.dataset['question']}${dock.hasAttribute('data-heard') ? ' heard' : ''}`;
    };
    const stood = prompt();
    document.querySelector<HTMLElement>('.dock__acts [data-act="enter"]')!.click();
    await frame();
    const first = prompt();
    await frame();
    return { stood, first, second: prompt() };
  });
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

test('a selection is drawn in the very next picture', async ({ page }) => {
  await open(page);
  const isSelected = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-place]:has(.can-dot)')!.click();
    await new Promise((next) => requestAnimationFrame(next));
    return document.querySelector('[data-place][aria-pressed="true"]') !== null;
  });
  expect(isSelected).toBe(true);
});

test('a page that is set aside is covered before it goes', async ({ page }) => {
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
