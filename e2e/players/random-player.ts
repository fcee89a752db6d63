import type { Locator, Page } from '@playwright/test';
import { kindOf, movedOn, openCurtain, question, standing } from './table';

/** A small seeded generator: the same seed chooses the same controls. */
export function seededChoice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
}

const numberIn = async (locator: Locator): Promise<number> => locator.count();

/** Chooses among the controls that the page offers, until the duel is over. @returns how many questions were answered. */
export async function playToTheEnd(
  page: Page,
  choose: (limit: number) => number,
  most: number,
  each: (page: Page) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let answered = 0; answered < most; answered++) {
    switch (await standing(page)) {
      case 'over':
        return answered;
      case 'curtain':
        await openCurtain(page);
        break;
      case 'question':
        await each(page);
        await answerOne(page, choose);
    }
  }
  throw new Error(`The duel was not over after ${most} questions`);
}

/** Answers the question in the dock with one of its controls. */
export async function answerOne(page: Page, choose: (limit: number) => number): Promise<void> {
  const before = await question(page);
  const dock = page.locator('.dock');
  const kind = await kindOf(page);
  const looks = dock.locator('[data-act="look"]');
  const canAnnounce = (await dock.locator('[data-act="enter"]').count()) > 0;
  if ((await looks.count()) > 0 && (choose(3) > 0 || !canAnnounce)) {
    await page.keyboard.press('l');
  } else if (kind === 'window') {
    // Now and then the seat looks at its cards before it answers.
    if (choose(8) === 0) await page.keyboard.press('l');
    else await page.keyboard.press('Space');
  } else if (kind === 'idle' || kind === 'battle' || kind === 'respond') {
    await chooseAct(page, kind, choose);
  } else if (kind === 'choose' || kind === 'discard' || kind === 'order') {
    await pick(page, choose);
  } else {
    const values = page.locator('[data-value]:visible, .half [data-place][aria-pressed]:visible, .dock [data-act]:visible');
    await values.nth(choose(await numberIn(values))).click();
  }
  await movedOn(page, before);
}

/** An act from the list of all acts; the battle and the end are announced more often than at random, so that turns go by. */
async function chooseAct(page: Page, kind: string, choose: (limit: number) => number): Promise<void> {
  const announce = page.locator('.dock [data-act="enter"]:visible, .dock [data-act="pass"]:visible');
  const all = page.getByRole('button', { name: /^All actions/ });
  if ((await numberIn(all)) === 0 || (kind === 'respond' && choose(2) === 0)) {
    await announce.nth(choose(await numberIn(announce))).click();
    return;
  }
  await all.click();
  const options = page.locator('[data-option]:visible');
  await options.first().waitFor();
  await options.nth(choose(await numberIn(options))).click();
}

/** Taps random candidates until Confirm can be pressed. */
async function pick(page: Page, choose: (limit: number) => number): Promise<void> {
  const confirm = page.locator('[data-act="confirm"]');
  const candidates = page.locator(
    [
      ':is(.half, .hand) [data-place][aria-pressed="false"]:visible',
      '.sheet [data-place]:not([aria-pressed="true"]):visible',
    ].join(),
  );
  for (let taps = 0; taps < 20; taps++) {
    if (await confirm.isEnabled()) break;
    // Cards of a hand may overlap: what is seen of each is its left edge.
    await candidates.nth(choose(await numberIn(candidates))).click({ position: { x: 10, y: 24 } });
  }
  await confirm.click();
}
