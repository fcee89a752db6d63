import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { cardFacts } from '../games/duel/cards/printed';
import { catalogueOf, isFusionMonster } from './catalogue';
import { NO_CARDS, type DeckCards } from './deck';
import { deckForDuel } from './deck-for-duel';
import { formatOfBuiltIn } from './formats';
import { blocksDuel, causesAgainst } from './legality';
import { deckRulesOf } from './deck-rules';
import { PRINTS } from './printings';

const builtInDecks = duelGame.decks('expert');
const expertPool = duelGame.pool('expert');
const EXPERT = deckRulesOf(duelGame, 'expert');

const CELTIC_GUARDIAN = 91152256;
const CELTIC_GUARDIAN_OTHER_PICTURE = 91152257;
const POT_OF_GREED = 55144522;
const RAIGEKI = 12580477;
const CREATURE_SWAP = 31036355;
const ULTIMATE_DRAGON = 23995346;
const SHEEP_TOKEN = 900000001;

const legal = builtInDecks.find(({ id }) => id === 'warrior-rush')!;
const spare = legal.main.filter((passcode) => cardFacts(passcode)?.kind === 'monster');

/** The legal deck with its last cards exchanged: as many cards as before. */
const holding = (...cards: readonly number[]): DeckCards => ({
  ...legal,
  main: [...legal.main.slice(0, -cards.length), ...cards],
});
const four = (passcode: number): readonly number[] => [passcode, passcode, passcode, passcode];
const none = { ...legal, side: [] };

describe('a deck is legal or there are causes why not', () => {
  test.each(builtInDecks.map((deck) => [deck.id, deck] as const))(
    '%s, which comes with the table, is legal under its format',
    (id, deck) => {
      expect(causesAgainst(EXPERT, deck, formatOfBuiltIn(id))).toEqual([]);
    },
  );

  test('a main deck of 40 cards or more is legal, one of 39 is not', () => {
    expect(
      causesAgainst(EXPERT, { ...none, main: [...legal.main, ...spare.slice(0, 1)] }, 'no-list').filter(
        ({ kind }) => kind !== 'tooManyOfName',
      ),
    ).toEqual([]);
    expect(causesAgainst(EXPERT, { ...none, main: legal.main.slice(1) }, 'no-list')).toEqual([
      { kind: 'tooFewMain', count: 39, least: 40 },
    ]);
    expect(causesAgainst(EXPERT, NO_CARDS, 'april-2005')).toEqual([{ kind: 'tooFewMain', count: 0, least: 40 }]);
  });

  test('2004 knows no upper limit of the main deck', () => {
    const large = builtInDecks.slice(0, 2).flatMap(({ main }) => main);
    expect(large.length).toBeGreaterThan(60);
    expect(causesAgainst(EXPERT, { ...NO_CARDS, main: large }, 'no-list').filter(({ kind }) => kind !== 'tooManyOfName')).toEqual(
      [],
    );
  });

  test('R063: a side deck of 15 cards is accepted and none at all, 14 and 16 are refused', () => {
    expect(legal.side).toHaveLength(15);
    expect(causesAgainst(EXPERT, legal, 'april-2005')).toEqual([]);
    expect(causesAgainst(EXPERT, none, 'april-2005')).toEqual([]);
    expect(causesAgainst(EXPERT, { ...legal, side: legal.side.slice(1) }, 'april-2005')).toEqual([
      { kind: 'sideCount', count: 14, expected: 15 },
    ]);
    expect(causesAgainst(EXPERT, { ...legal, side: [...legal.side, CELTIC_GUARDIAN] }, 'april-2005')).toEqual([
      { kind: 'sideCount', count: 16, expected: 15 },
    ]);
  });

  test('R365: four Celtic Guardians are refused even in two different pictures: one name is one card', () => {
    const cause = { kind: 'tooManyOfName', card: CELTIC_GUARDIAN, count: 4, most: 3 };
    expect(causesAgainst(EXPERT, holding(...four(CELTIC_GUARDIAN)), 'no-list')).toEqual([cause]);
    const pictures = [CELTIC_GUARDIAN, CELTIC_GUARDIAN, CELTIC_GUARDIAN_OTHER_PICTURE, CELTIC_GUARDIAN_OTHER_PICTURE];
    expect(causesAgainst(EXPERT, holding(...pictures), 'april-2005')).toEqual([cause]);
    expect(causesAgainst(EXPERT, holding(...pictures.slice(1)), 'april-2005')).toEqual([]);
    expect(deckForDuel(holding(...pictures)).main.slice(-4)).toEqual(four(CELTIC_GUARDIAN));
  });

  test('copies in the side deck count with those in the main deck', () => {
    const deck = {
      ...holding(CELTIC_GUARDIAN, CELTIC_GUARDIAN),
      side: [...legal.side.slice(2), CELTIC_GUARDIAN, CELTIC_GUARDIAN],
    };
    expect(causesAgainst(EXPERT, deck, 'april-2005')).toEqual([
      { kind: 'tooManyOfName', card: CELTIC_GUARDIAN, count: 4, most: 3 },
    ]);
  });

  test('R364: Dark Hole of the first era and of a later one is the same card, legal without a list', () => {
    const prints = PRINTS.filter(({ of }) => cardFacts(of)?.en === 'Dark Hole');
    expect(prints.map(({ era }) => era)).toEqual([1, 4]);
    expect(causesAgainst(EXPERT, holding(...prints.map(({ of }) => of)), 'no-list')).toEqual([]);
  });

  test('R370: a replica of a prize card may be played', () => {
    const replica = PRINTS.find((print) => print.replica === true)!;
    expect(cardFacts(replica.of)?.en).toBe('Victory Dragon');
    expect(causesAgainst(EXPERT, holding(replica.of), 'april-2005')).toEqual([]);
  });

  test('the list of April 2005 forbids, limits to one and limits to two; without a list all three copies go', () => {
    const copies = (passcode: number, n: number): DeckCards => ({
      ...NO_CARDS,
      main: [...Array<number>(n).fill(passcode), ...legal.main.filter((one) => one !== passcode)],
    });
    expect(causesAgainst(EXPERT, copies(RAIGEKI, 1), 'april-2005')).toEqual([
      { kind: 'forbidden', card: RAIGEKI, count: 1, format: 'april-2005' },
    ]);
    expect(causesAgainst(EXPERT, copies(POT_OF_GREED, 2), 'april-2005')).toEqual([
      { kind: 'overLimit', card: POT_OF_GREED, count: 2, most: 1, format: 'april-2005' },
    ]);
    expect(causesAgainst(EXPERT, copies(CREATURE_SWAP, 2), 'april-2005')).toEqual([]);
    expect(causesAgainst(EXPERT, copies(CREATURE_SWAP, 3), 'april-2005')).toEqual([
      { kind: 'overLimit', card: CREATURE_SWAP, count: 3, most: 2, format: 'april-2005' },
    ]);
    for (const card of [RAIGEKI, POT_OF_GREED, CREATURE_SWAP])
      expect(causesAgainst(EXPERT, copies(card, 3), 'no-list')).toEqual([]);
  });

  test('R061: a Fusion Monster belongs to the Fusion Deck and nothing else does', () => {
    expect(causesAgainst(EXPERT, holding(ULTIMATE_DRAGON), 'april-2005')).toEqual([
      { kind: 'fusionInMain', card: ULTIMATE_DRAGON, count: 1 },
    ]);
    expect(causesAgainst(EXPERT, { ...legal, fusion: [ULTIMATE_DRAGON, CELTIC_GUARDIAN] }, 'april-2005')).toEqual([
      { kind: 'notFusion', card: CELTIC_GUARDIAN, count: 1 },
    ]);
  });

  test('R062: a Fusion Deck may be brought although the deck never uses it, of any size', () => {
    expect(
      legal.main.some((passcode) => ['Polymerization', 'Metamorphosis', 'Fusion Gate'].includes(cardFacts(passcode)?.en ?? '')),
    ).toBe(false);
    const many = catalogueOf(expertPool)
      .filter(isFusionMonster)
      .flatMap(({ id }) => [id, id, id]);
    expect(many.length).toBeGreaterThan(15);
    expect(causesAgainst(EXPERT, { ...legal, fusion: many }, 'april-2005')).toEqual([]);
  });

  test('tokens are no cards of a deck, and passcodes that nobody knows are listed by number', () => {
    const causes = causesAgainst(EXPERT, holding(SHEEP_TOKEN, 12345678, 12345678), 'april-2005');
    expect(causes).toEqual([
      { kind: 'token', card: SHEEP_TOKEN, count: 1 },
      { kind: 'unknown', passcode: 12345678, count: 2 },
    ]);
    expect(causes.every(blocksDuel)).toBe(true);
  });

  test('what is only illegal does not keep a duel from starting', () => {
    const causes = causesAgainst(
      EXPERT,
      { main: [RAIGEKI, ULTIMATE_DRAGON, ...four(CELTIC_GUARDIAN)], side: [POT_OF_GREED, POT_OF_GREED], fusion: [POT_OF_GREED] },
      'april-2005',
    );
    expect(causes.map(({ kind }) => kind)).toEqual([
      'tooFewMain',
      'sideCount',
      'forbidden',
      'tooManyOfName',
      'overLimit',
      'fusionInMain',
      'notFusion',
    ]);
    expect(causes.some(blocksDuel)).toBe(false);
  });
});

describe('the later turn flow', () => {
  const MODERN = deckRulesOf(duelGame, 'modern');
  const sizesOf = (main: number, side = 0, fusion = 0) =>
    causesAgainst(
      MODERN,
      {
        main: Array<number>(main).fill(CELTIC_GUARDIAN),
        side: Array<number>(side).fill(CELTIC_GUARDIAN),
        fusion: Array<number>(fusion).fill(ULTIMATE_DRAGON),
      },
      'no-list',
    ).filter(({ kind }) => kind === 'tooFewMain' || kind === 'tooMany' || kind === 'sideCount');

  test('deckLimits: has an upper limit for each part of a deck, and a Side Deck may have fewer', () => {
    expect(sizesOf(60, 7, 15)).toEqual([]);
    expect(sizesOf(39)).toEqual([{ kind: 'tooFewMain', count: 39, least: 40 }]);
    expect(sizesOf(61, 16, 16)).toEqual([
      { kind: 'tooMany', part: 'main', count: 61, most: 60 },
      { kind: 'tooMany', part: 'side', count: 16, most: 15 },
      { kind: 'tooMany', part: 'fusion', count: 16, most: 15 },
    ]);
  });

  test.each(duelGame.decks('modern').map((deck) => [deck.id, deck] as const))(
    '%s, which comes with the table, is legal under its format',
    (id, deck) => {
      expect(causesAgainst(MODERN, deck, formatOfBuiltIn(id))).toEqual([]);
    },
  );

  test('has cards that the Expert rules do not know: there they cannot be played', () => {
    const ofModern = MODERN.pool.playable.find(({ id }) => EXPERT.pool.facts(id) === undefined)!.id;
    const kinds = (rules: typeof MODERN) => causesAgainst(rules, holding(ofModern), 'no-list').map(({ kind }) => kind);
    expect(kinds(EXPERT)).toContain('notPlayable');
    expect(kinds(MODERN)).not.toContain('notPlayable');
  });
});
