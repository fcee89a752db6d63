import { expect, test, type Page } from '@playwright/test';
import { setTimeout as after } from 'node:timers/promises';
import { newProfile, ownBrowser, removeProfile } from './players/own-browser';
import { seededChoice } from './players/random-player';
import { keptDuel } from './players/what-is-hidden';
import { seldomUnless } from './players/seldom';

/** In the page: both players answer as fast as the table takes it, and every question that is drawn is told. */
function playInHaste(): void {
  const told = (): void => {
    const question = document.querySelector('.dock')?.getAttribute('data-question');
    if (question) console.log(`asked ${question}`);
  };
  new MutationObserver(told).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-question'],
  });
  const key = (name: string): void =>
    void (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', {
        key: name,
        code: name === ' ' ? 'Space' : `Key${name.toUpperCase()}`,
        bubbles: true,
        cancelable: true,
      }),
    );
  setInterval(() => {
    if (document.querySelector('.curtain')) return key('Enter');
    const pick = document.querySelector<HTMLElement>(
      '.dock[data-full] [data-pick][aria-pressed="false"], .duel-table:has(.dock[data-full]) :is(.half, .hand) [data-place][aria-pressed="false"]',
    );
    const confirm = document.querySelector<HTMLButtonElement>('[data-act="confirm"]:not([aria-disabled="true"]):not([disabled])');
    if (confirm) confirm.click();
    else if (pick) pick.click();
    else document.querySelector<HTMLElement>('.dock [data-act="pass"], .dock [data-act="enter"], .dock [data-value]')?.click();
  }, 1);
}

/** How many answers had been given when this question was drawn. */
const answersBefore = (question: string): number => Number(question.split(':')[0]);

/** `KUSARI_KILLS=10` for the longer campaign. */
const ROUNDS = Number(process.env.KUSARI_KILLS ?? (process.env.KUSARI_STORIES === 'usual' ? 3 : 6));

for (const part of [1, 2, 3, 4]) {
  test(`a browser that is killed at any moment loses at most the answer that was being written (${ROUNDS} kills, part ${part} of 4)${seldomUnless(part === 1)}`, async ({
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const profile = newProfile();
    const choose = seededChoice(part);
    /** The newest answers that are known to be on disk: all before the last question that was drawn. */
    let sure = 0;
    let earlier: readonly unknown[] = [];
    let kills = 0;
    try {
      for (let round = 0; round <= ROUNDS; round += 1) {
        const { page, kill } = await ownBrowser(profile);
        try {
          await page.goto(
            `${baseURL}?seed=kill-${part}&first=0&decks=bench-a,bench-b&priority=strict,strict&secrecy=open&names=Ren,Aya`,
          );
          const isNew = round === 0;
          if (isNew) await page.getByRole('button', { name: 'Start the duel' }).click();
          await page.locator('.dock[data-question], [data-result]').first().waitFor({ timeout: 30_000 });
          const { answers } = await keptDuel(page);
          expect(answers.length).toBeGreaterThanOrEqual(sure);
          expect(answers.slice(0, earlier.length)).toEqual(earlier.slice(0, answers.length));
          // Nobody can tell whether the very last act is missing: so the page says where play stands.
          if (!isNew) await expect(page.locator('[data-trouble="cutShort"]')).toBeVisible();
          if (round === ROUNDS) break;

          const asked: number[] = [answers.length];
          page.on('console', (message) => {
            const question = /^asked (.+)$/.exec(message.text())?.[1];
            if (question && answersBefore(question) !== asked.at(-1)) asked.push(answersBefore(question));
          });
          await page.evaluate(playInHaste);
          await after(choose(400));
          earlier = await keptAnswers(page, answers);
          await after(choose(30));
          await kill();
          kills += 1;
          // The one before the last question drawn was on disk when that question's answer was taken.
          sure = asked.at(-2) ?? asked.at(-1)!;
        } finally {
          await kill();
        }
      }
    } finally {
      removeProfile(profile);
    }
    expect(kills).toBe(ROUNDS);
    expect(sure).toBeGreaterThan(0);
  });
}

/** The answers so far; those known before, when the browser is quicker dead. */
async function keptAnswers(page: Page, known: readonly unknown[]): Promise<readonly unknown[]> {
  try {
    return (await keptDuel(page)).answers;
  } catch {
    return known;
  }
}
