import { describe, expect, test } from 'vitest';
import { visionBook } from '../../../games/vision/cards';
import { tableTexts } from '../../../i18n/table-texts';
import { resultPictureTexts } from '../../../i18n/result-picture-texts';
import { cardFacts } from '../../../store/cards/card-book';
import { openView } from '../../../store/looking/open-view';
import { randomDuel } from '../../../games/duel/testing/random-duel';
import { randomVision } from '../../../games/vision/testing/random-vision';
import { picturedVision } from '../../../games/vision/page/vision-picture';
import type { Ended } from '../result/ended';
import { picturedDuel } from '../../../games/duel/page/duel-picture';
import type { PicturedGame } from './field-picture';
import type { Picture } from './parts';
import { resultPicture } from './result-picture';

const ended: Ended = {
  winner: 1,
  reason: 'surrender',
  why: 'Ren surrendered.',
  names: ['Ren', 'Aya'],
  turn: 9,
  life: [1200, 4000],
  figures: { turns: 9, longestChain: 3, largestLoss: 2600, lifePoints: [], beats: [] },
  called: { longest: 'longest chain', damage: 'largest LP loss', stackOf: (height) => `Chain of ${height}` },
};
const wordsOf = ({ parts }: Picture): readonly string[] => parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []));
const worded = {
  language: 'en',
  table: tableTexts.en,
  info: (passcode: number) => ({ name: cardFacts(passcode)!.en, facts: cardFacts(passcode)! }),
} as const;

const pictureOf = (game: PicturedGame<never>): Picture =>
  resultPicture(game, {
    ended,
    title: 'Aya wins',
    decks: ['Chaos', ''],
    rules: 'Expert 2004',
    words: resultPictureTexts.en,
  });
const ofDuel = (view: Parameters<typeof picturedDuel>[0]): Picture =>
  pictureOf(picturedDuel(view, worded) as PicturedGame<never>);

describe('the picture of a result', () => {
  const run = randomDuel('a picture', 90);
  const [seen, open] = [run.view('public'), openView(run)];

  test('names the players, their Life Points, their decks, and why it ended', () => {
    const words = wordsOf(ofDuel(seen));
    for (const said of ['Aya wins', 'Ren', '1200', 'Aya', '4000', 'Chaos', 'Expert 2004', '2600']) expect(words).toContain(said);
    expect(words.join()).toContain('Ren surrendered.');
    expect(ofDuel(seen).alt).toContain('Ren: 1200. Aya: 4000.');
  });

  test('shows the hidden hands as backs: no name of a card in them stands in it', () => {
    const shown = new Set(wordsOf(ofDuel(seen)));
    const hands = open.seats.flatMap(({ zones }) => zones.hand.cards.map(({ passcode }) => cardFacts(passcode!)!.en));
    const onTable = seen.seats.flatMap(({ zones }) =>
      [zones.monster, zones.spellTrap, zones.field, zones.graveyard].flatMap(({ cards }) =>
        cards.flatMap((card) => (card?.passcode === undefined ? [] : [cardFacts(card.passcode)!.en])),
      ),
    );
    const secret = hands.filter((name) => !onTable.includes(name));
    expect(secret.length).toBeGreaterThan(3);
    expect(secret.filter((name) => shown.has(name))).toEqual([]);
    const backs = ({ parts }: Picture): number => parts.filter((part) => part.kind === 'plate' && part.fill === 'back-0').length;
    expect(backs(ofDuel(seen)) - backs(ofDuel(open))).toBe(hands.length);
  });

  test('keeps every part within its edges', () => {
    for (const { width, height, parts } of [ofDuel(seen), ofDuel(open), ofVision()])
      for (const part of parts) {
        if (part.kind === 'words') expect(part.y + part.size / 2).toBeLessThanOrEqual(height);
        else expect(part.y + part.height).toBeLessThanOrEqual(height);
        expect(part.x).toBeGreaterThanOrEqual(0);
        if (part.kind !== 'words') expect(part.x + part.width).toBeLessThanOrEqual(width);
      }
  });

  test('of VISION shows both fields, and counts nodes and piles', () => {
    const words = wordsOf(ofVision());
    expect(words.join()).toMatch(/Nodes \d+,.*Nodes \d+,/);
    expect(words.join()).toMatch(/Underworld \d+/);
  });

  function ofVision(): Picture {
    const view = randomVision('a picture', 120).view('public');
    return pictureOf(picturedVision(view, 'en', visionBook) as PicturedGame<never>);
  }
});
