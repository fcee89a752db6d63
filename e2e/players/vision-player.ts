import type { Locator, Page } from '@playwright/test';
import { isTouched, pressOne } from './pointed';
import { drawn } from './table';

/** What the story presses besides the names of cards. */
export const WORDS = {
  en: { setUp: 'Settings', deck: 'Procession of Lanterns', start: 'Start the game', keep: 'Keep this hand', wins: /wins|draw/ },
  ja: { setUp: '設定', deck: '灯籠行列', start: 'ゲーム開始', keep: 'このまま', wins: /勝ち|引き分け/ },
} as const;

/** A number from 0 to below `limit`, always the same sequence. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/** Presses the first of these acts that is offered. */
export const act = (page: Page, ...names: string[]): Promise<void> =>
  pressOne(
    page,
    () => 0,
    names.map((name) => `:is(.dock__acts, [role="menu"]) [data-act="${name}"]:not([aria-disabled="true"])`).join(', '),
  );

/** By a finger where the page is touched. */
const press = async (what: Locator, where?: { position: { x: number; y: number } }): Promise<void> =>
  (await isTouched(what.page())) ? what.tap(where) : what.click(where);

/** What stands on the page now, in one look. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector<HTMLElement>('.dock');
    const seat = dock?.dataset.seat ?? '0';
    const marked = (zone: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-place^="${seat}:${zone}:"]:has(.can-dot)`)].map(
        ({ dataset }) => dataset.place!,
      );
    const buttons = [...document.querySelectorAll<HTMLElement>('.dock__acts [data-act]:not([aria-disabled="true"])')];
    return {
      isOver: document.querySelector('[data-result]') !== null,
      kind: dock?.dataset.kind,
      isOpen: buttons.some(({ dataset, textContent }) => dataset.act === 'pass' && /End turn|ターン終了/.test(textContent)),
      acts: buttons.map(({ dataset }) => dataset.act!),
      field: marked('field'),
      hand: marked('hand'),
    };
  });

/** Answers what is asked by what stands on the page. @returns whether the game is over */
export async function answer(page: Page, roll: (limit: number) => number): Promise<boolean> {
  await drawn(page);
  const seen = await lookAt(page);
  if (seen.isOver) return true;
  const can = (act: string): boolean => seen.acts.includes(act);
  // In open play: a card that is marked, one of the field first, does what it offers first.
  const marked = seen.field.length > 0 ? seen.field : seen.hand;
  if (seen.kind === 'priority' && seen.isOpen && marked.length > 0) {
    await pressOne(page, () => 0, `[data-place="${marked[roll(marked.length)]}"]`, [10, 24]);
    await act(page, 'attack', 'playCard', 'node', 'activate');
  } else if (seen.kind === 'priority' && !seen.isOpen && roll(4) === 0 && can('defend')) await act(page, 'defend');
  else if (can('pass')) await act(page, 'pass');
  else {
    const confirm = page.locator('.dock__acts [data-act="confirm"]:not([aria-disabled="true"])');
    const picks = page.locator('.duel-table:has(.dock[data-full]) :is(.half, .hand) [data-place][aria-pressed]');
    for (const pick of await picks.all()) {
      if ((await confirm.count()) > 0) break;
      await press(pick, { position: { x: 10, y: 24 } });
    }
    if ((await confirm.count()) > 0) await press(confirm.first());
    else await press(page.locator('.dock__acts button:not([aria-disabled="true"], [data-back])').first());
  }
  return false;
}

/** Begins a game with open hands and the quick deck on both sides. */
export async function begin(
  page: Page,
  language: 'en' | 'ja',
  seed: number,
  size: { width: number; height: number },
): Promise<string[]> {
  const t = WORDS[language];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/?seed=vision-${seed}&first=0&secrecy=open`);
  await page.getByRole('radio', { name: 'VISION' }).check();
  await page.getByRole('button', { name: t.setUp }).click();
  await page.getByRole('radio', { name: t.deck }).nth(1).check();
  await page.getByRole('button', { name: t.start }).click();
  await page.getByRole('button', { name: t.keep }).click();
  await page.getByRole('button', { name: t.keep }).click();
  return errors;
}
