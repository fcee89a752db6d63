import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { duel } from '../../../games/duel';
import { vision } from '../../../games/vision';
import { duelGame } from '../../../games/duel/cards';
import type { DuelView } from '../../../engine/duel';
import type { VisionView } from '../../../engine/vision';
import { cardFacts } from '../../../store/cards/card-book';
import { playOnThisPage } from '../../../store/game';
import { randomDuel } from '../../../games/duel/testing/random-duel';
import { randomVision } from '../../../games/vision/testing/random-vision';
import { CardInfoProvider } from '../../base/card/card-info';
import { chainView } from '../../../games/duel/page/testing/fixture';
import { pageOf } from '../game/game-page';
import { PublicTable } from './PublicTable';

beforeAll(async () => {
  playOnThisPage({ rules: duelGame, usual: duel, others: { vision: async () => vision } });
  await Promise.all(['duel', 'vision'].map((game) => pageOf(game).ahead()));
});

const html = (page: ReactNode): string =>
  renderToStaticMarkup(
    <CardInfoProvider value={(passcode) => ({ name: cardFacts(passcode)!.en, facts: cardFacts(passcode)! })}>
      {page}
    </CardInfoProvider>,
  );
const wordsIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '·');
/** What is asked, with what follows it. */
const foot = (markup: string): string => wordsIn(markup.slice(markup.indexOf('data-asked')));

const around = { names: ['Ren', 'Aya'], match: null } as const;
const ofDuel = (view: DuelView): string => html(<PublicTable game={{ ...around, profile: 'expert', lifePoints: 8000, view }} />);
const ofVision = (view: VisionView): string =>
  html(<PublicTable game={{ ...around, profile: 'vision', lifePoints: 25, view }} />);
const duelPage = (): string => ofDuel(randomDuel('far away', 80).view('public'));
const visionPage = (): string => ofVision(randomVision('far away', 60).view('public'));

describe('what an audience sees', () => {
  test('says who plays, what is asked of whom, and what has happened last, in both games', () => {
    for (const page of [duelPage(), visionPage()]) {
      expect(page.match(/class="big-plate /g)).toHaveLength(2);
      expect(foot(page)).toMatch(/(Ren|Aya)/);
      expect(page).toContain('audience-caption');
    }
    expect(foot(duelPage())).toContain('Expert 2004');
  });

  test('reads how the turn stands, in both games', () => {
    for (const page of [duelPage(), visionPage()]) expect(page).toMatch(/class="sofar[^"]*"[^>]*>.*?<li/s);
  });

  test('tells on the plates what lasts in VISION', () => {
    const view = randomVision('far away', 60).view('public');
    expect(ofVision({ ...view, lasts: [] })).not.toContain('class="lasts"');
    const page = ofVision({ ...view, lasts: [{ kind: 'barrier', player: 1, count: 1 }] });
    expect(page.match(/class="lasts"/g)).toHaveLength(1);
    expect(wordsIn(page)).toContain('·Barrier·');
  });

  test('tells a chain link by link, the newest first, and what lies on it no longer once it is over', () => {
    const run = randomDuel('far away', 160);
    let longest = 0;
    for (let answers = 159; answers > 40; answers -= 1) {
      run.rewindTo(answers);
      const view = run.view('public');
      const numbers = [...ofDuel(view).matchAll(/big-link__ring">(\d+)</g)].map(([, number]) => Number(number));
      const isOpen = view.stack.some(({ state }) => state !== 'resolved');
      expect(numbers).toEqual(isOpen ? view.stack.map(({ number }) => number).toReversed() : []);
      longest = Math.max(longest, numbers.length);
    }
    expect(longest).toBeGreaterThan(1);
  });

  test('says of each link how it ends as things stand, and strikes through what comes to nothing', () => {
    const view = chainView();
    const page = ofDuel({ ...view, stack: view.stack.map((link) => ({ ...link, passcode: 55144522 })) });
    // Beside the name of its player: the lines below it are left out where the chain is long.
    const ends = [...page.matchAll(/<em>(.*?)<\/em>/g)].map(([, end]) => end);
    expect(ends).toEqual([
      'As it stands: resolves',
      'As it stands: negated by 4',
      'As it stands: resolves',
      'As it stands: resolves',
    ]);
    expect(page.match(/big-link--broken/g)).toHaveLength(1);
  });

  test('piles up the stones of an interference in the same way', () => {
    const run = randomVision('far away', 100);
    const counts: number[] = [];
    for (let answers = 99; answers > 20; answers -= 1) {
      run.rewindTo(answers);
      counts.push(ofVision(run.view('public')).match(/class="big-link /g)?.length ?? 0);
    }
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBe(0);
  });

  test('offers nothing to press: no act, no mark of a rule, and the field takes no keyboard', () => {
    for (const page of [duelPage(), visionPage()]) {
      expect(page).not.toContain('§');
      expect(page).not.toContain('class="btn');
      const [before, field = ''] = page.split('inert=""');
      expect(before).not.toContain('<button');
      expect(field).toContain('<button');
      expect(page.slice(page.indexOf('audience-side'))).not.toContain('<button');
    }
  });

  test('moves as it does on the table, and there is a stack for cards to go to', () => {
    for (const page of [duelPage(), visionPage()]) expect(page).toContain('<div class="flights" aria-hidden="true"></div>');
    const run = randomVision('far away', 100);
    const pages = Array.from({ length: 60 }, (_, i) => (run.rewindTo(90 - i), ofVision(run.view('public'))));
    expect(pages.some((page) => page.includes('data-anchor="stack"'))).toBe(true);
  });

  test('names no card of a hidden hand', () => {
    const run = randomDuel('far away', 80);
    const page = duelPage();
    const publicly = JSON.stringify(run.view('public'));
    const hands = ([0, 1] as const).flatMap((seat) =>
      run.view(seat).seats[seat].zones.hand.cards.map(({ passcode }) => passcode!),
    );
    const secret = hands.filter((passcode) => !publicly.includes(String(passcode)));
    expect(secret.length).toBeGreaterThan(3);
    for (const passcode of secret) {
      expect(page).not.toContain(cardFacts(passcode)!.en);
      expect(page).not.toContain(String(passcode));
    }
  });
});
