import type { Page } from '@playwright/test';
import { isTouched, pressOne } from './pointed';
import { drawn, movedOn, openCurtain, standing } from './table';

/** A small seeded generator: the same seed chooses the same controls. */
export function seededChoice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
}

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

/** What stands in the dock, in one look. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (selector: string): boolean =>
      [...document.querySelectorAll<HTMLElement>(selector)].some((one) => one.checkVisibility());
    const dock = document.querySelector<HTMLElement>('.dock');
    return {
      question: dock?.dataset.question ?? '',
      kind: dock?.dataset.kind,
      looks: isSeen('.dock [data-act="look"]'),
      announces: isSeen('.dock [data-act="enter"]'),
      listsAll: isSeen('[data-act="all"]'),
    };
  });

/** What a key does, and the button that a finger has for it. */
const BUTTONS = { l: '.dock [data-act^="look"]', Space: '.dock [data-act="pass"]', a: '.dock [data-act="all"]' } as const;

async function key(page: Page, choose: (limit: number) => number, name: keyof typeof BUTTONS): Promise<void> {
  if (await isTouched(page)) await pressOne(page, choose, BUTTONS[name]);
  else await page.keyboard.press(name);
}

/** Answers the question in the dock with one of its controls. */
export async function answerOne(page: Page, choose: (limit: number) => number): Promise<void> {
  await drawn(page);
  const { question, kind, looks, announces, listsAll } = await lookAt(page);
  if (looks && (choose(3) > 0 || !announces)) {
    await key(page, choose, 'l');
  } else if (kind === 'window') {
    // Now and then the seat looks at its cards before it answers.
    if (choose(8) === 0) await key(page, choose, 'l');
    else await key(page, choose, 'Space');
  } else if (kind === 'idle' || kind === 'battle' || kind === 'respond') {
    // An act from the list of all acts; the battle and the end are announced more often than at random, so that turns go by.
    if (!listsAll || (kind === 'respond' && choose(2) === 0))
      await pressOne(page, choose, '.dock :is([data-act="enter"], [data-act="pass"])');
    else {
      await key(page, choose, 'a');
      await pressOne(page, choose, '[data-option]');
    }
  } else if (kind === 'choose' || kind === 'discard' || kind === 'order') {
    await pick(page, choose);
  } else {
    await pressOne(page, choose, '[data-value], .half [data-place][aria-pressed], .dock [data-act]');
  }
  await movedOn(page, question);
}

const CANDIDATES = [
  ':is(.half, .hand) [data-place][aria-pressed="false"]',
  '.sheet [data-place]:not([aria-pressed="true"])',
].join();

/** Taps random candidates until Confirm can be pressed. */
async function pick(page: Page, choose: (limit: number) => number): Promise<void> {
  const confirm = page.locator('[data-act="confirm"]');
  for (let taps = 0; taps < 20; taps++) {
    if (await confirm.isEnabled()) break;
    // Cards of a hand may overlap: what is seen of each is its left edge.
    await pressOne(page, choose, CANDIDATES, [10, 24]);
  }
  await pressOne(page, choose, '[data-act="confirm"]');
}
