import { isDuel } from '../../games/duel/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { visionGame } from '../../games/vision/cards';
import { drawnAnew, drawOne, testHand } from './test-hand';

const builtInDecks = duelGame.decks('expert');

const [first] = builtInDecks;
const CARDS = { main: first!.main, side: first!.side, fusion: [23995346] };

let shelf: Map<string, string>;

beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  });
});

/** The shelf as a visit to the page finds it. */
async function visit() {
  vi.resetModules();
  const { duel } = await import('../../games/duel');
  const others = { vision: () => Promise.reject(new Error('not here')) };
  (await import('../game')).playOnThisPage({ rules: duelGame, usual: duel, others });
  const { useDeckShelf } = await import('./deck-shelf');
  const { deckById, gameOf } = await import('./deck-book');
  const { visionDeckById } = await import('../../games/vision/built-in-decks');
  return { shelfOf: () => useDeckShelf.getState(), deckById, gameOf, visionDeckById, duel };
}

const keptText = (decks: readonly unknown[], version = 1): string => JSON.stringify({ format: 'kusari-decks', version, decks });

describe('the players’ own decks', () => {
  test('a deck that was made, renamed and changed is there again on the next visit', async () => {
    const { shelfOf } = await visit();
    const id = shelfOf().add('First try', CARDS);
    shelfOf().rename(id, 'Second try');
    shelfOf().change(id, { ...CARDS, fusion: [] });
    shelfOf().chooseFormat('no-list');
    const next = await visit();
    expect(next.shelfOf().decks).toEqual([{ id, name: 'Second try', ...CARDS, fusion: [] }]);
    expect(next.deckById(id)?.main).toEqual(CARDS.main);
    expect(next.shelfOf()).toMatchObject({ format: 'no-list', trouble: null });
  });

  test('a name that is taken gets a number, so that no two decks are mistaken for each other', async () => {
    const { shelfOf } = await visit();
    for (let i = 0; i < 3; i++) shelfOf().add('Twin', CARDS);
    expect(shelfOf().decks.map(({ name }) => name)).toEqual(['Twin', 'Twin 2', 'Twin 3']);
  });

  test('a deleted deck comes back to its old place, and stays deleted if it is not brought back', async () => {
    const { shelfOf } = await visit();
    const ids = ['a', 'b', 'c'].map((name) => shelfOf().add(name, CARDS));
    shelfOf().remove(ids[1]!);
    expect(shelfOf().decks.map(({ name }) => name)).toEqual(['a', 'c']);
    expect((await visit()).shelfOf().decks.map(({ name }) => name)).toEqual(['a', 'c']);
    shelfOf().bringBack();
    expect(shelfOf().decks.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(shelfOf().removed).toBeNull();
    expect((await visit()).shelfOf().decks.map(({ id }) => id)).toEqual(ids);
  });

  test('a deck is one of the duel unless it says that it is one of VISION, and stays so on the next visit', async () => {
    const older = { id: 'own-1', name: 'Older', main: [55144522], side: [], fusion: [] };
    shelf.set('kusari.decks', keptText([older]));
    const { shelfOf, gameOf } = await visit();
    const id = shelfOf().add('Lanterns', { main: [1001], side: [], fusion: [] }, 'vision');
    shelfOf().rename(id, 'More lanterns');
    shelfOf().change(id, { main: [1001, 1001], side: [], fusion: [] });
    const next = await visit();
    expect(next.shelfOf().decks).toEqual([
      older,
      { id, name: 'More lanterns', game: 'vision', main: [1001, 1001], side: [], fusion: [] },
    ]);
    expect(next.shelfOf().decks.map(gameOf)).toEqual(['duel', 'vision']);
    next.shelfOf().remove(id);
    next.shelfOf().bringBack();
    expect(next.shelfOf().decks.map(gameOf)).toEqual(['duel', 'vision']);
  });

  test('a deck of VISION is none of the duel, and the other way round', async () => {
    const { shelfOf, deckById, visionDeckById } = await visit();
    const lanterns = shelfOf().add('Lanterns', { main: [1001], side: [], fusion: [] }, 'vision');
    const steel = shelfOf().add('Steel', CARDS);
    expect(deckById(lanterns)).toBeUndefined();
    expect(visionDeckById(visionGame, lanterns)?.main).toEqual([1001]);
    expect(visionDeckById(visionGame, steel)).toBeUndefined();
    expect(deckById(steel)?.main).toEqual(CARDS.main);
  });

  test('a deck of a game that nobody knows is put aside with the damaged ones', async () => {
    shelf.set('kusari.decks', keptText([{ id: 'own-1', name: 'Kings', game: 'chess', main: [1], side: [], fusion: [] }]));
    const { shelfOf } = await visit();
    expect(shelfOf()).toMatchObject({
      decks: [],
      trouble: { damaged: { why: 'someDamaged', detail: expect.stringContaining('decks.0.game') as string } },
    });
  });

  test('a damaged deck is put aside with a message, and the others are kept', async () => {
    const good = { id: 'own-1', name: 'Good', main: [1], side: [], fusion: [] };
    const text = keptText([good, { ...good, id: 'own-2', main: ['Pot of Greed'] }, { ...good, name: 'Twin' }]);
    shelf.set('kusari.decks', text);
    const { shelfOf } = await visit();
    expect(shelfOf().decks).toEqual([good]);
    expect(shelfOf().trouble).toMatchObject({
      kind: 'damaged',
      text,
      damaged: { why: 'someDamaged', detail: expect.stringMatching(/decks\.1\.main\.0: .*; decks\.2\.id: /) as string },
    });
    expect(shelf.get('kusari.decks.aside.1')).toBe(text);
    shelfOf().dismissTrouble();
    expect((await visit()).shelfOf()).toMatchObject({ decks: [good], trouble: null });
  });

  test.each([
    ['{"format":"kusari-', 'damaged'],
    ['[1,2,3]', 'foreign'],
    [keptText([], 2), 'newer'],
    ['{"format":"kusari-decks","version":1,"decks":7}', 'damaged'],
  ])('a shelf that holds %s is put aside whole, and nothing is lost', async (text, why) => {
    shelf.set('kusari.decks', text);
    const { shelfOf } = await visit();
    expect(shelfOf()).toMatchObject({ decks: [], trouble: { kind: 'damaged', damaged: { why } } });
    shelfOf().add('New', CARDS);
    expect(shelf.get('kusari.decks.aside.1')).toBe(text);
  });

  test('a browser that keeps nothing says so and still lets decks be made', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { shelfOf } = await visit();
    const id = shelfOf().add('Fleeting', CARDS);
    expect(shelfOf().decks.map((deck) => deck.id)).toEqual([id]);
    expect(shelfOf().trouble).toEqual({ kind: 'notKept' });
  });

  test('R061 R062: a duel with an own deck fills its Fusion Deck zone, used or not; a player without one has none', async () => {
    const { shelfOf, duel } = await visit();
    const { startGame } = await import('../keeping/open-game');
    const withFusion = shelfOf().add('With', {
      ...CARDS,
      main: [...CARDS.main.slice(1), 91152257],
      fusion: [23995346, 89631140],
    });
    const without = shelfOf().add('Without', { ...CARDS, fusion: [] });
    const { running } = startGame(duel, {
      seats: [
        { name: 'Ren', deck: withFusion },
        { name: 'Aya', deck: without },
      ],
      modes: ['smooth', 'smooth'],
      lifePoints: 8000,
      seed: 'decks',
      first: 0,
    });
    const view = running.session.view(0);
    if (!isDuel(view)) throw new Error('another game');
    const { seats } = view;
    expect(seats.map(({ zones }) => zones.fusionDeck.size)).toEqual([2, 0]);
    const saved = JSON.stringify(running.session.save());
    expect(saved).toContain('91152256');
    expect(saved).not.toContain('91152257');
  });
});

describe('the test hand', () => {
  test('is five cards of the deck, the same for the same seed; each draw takes one from the rest until it is empty', () => {
    const drawn = testHand(CARDS.main, 'a', 5);
    expect(drawn.hand).toHaveLength(5);
    expect([...drawn.hand, ...drawn.rest].sort()).toEqual([...CARDS.main].sort());
    expect(testHand(CARDS.main, 'a', 5)).toEqual(drawn);
    expect(testHand(CARDS.main, 'b', 5)).not.toEqual(drawn);
    expect(drawOne(drawn).hand).toEqual([...drawn.hand, drawn.rest[0]]);
    expect(testHand([1, 2], 'a', 5).hand).toHaveLength(2);
    expect(drawOne(testHand([1, 2], 'a', 5)).hand).toHaveLength(2);
  });

  test('may be drawn anew: the whole hand goes back, the deck is shuffled, and as many cards are drawn', () => {
    const first = drawOne(testHand(CARDS.main, 'a', 7));
    const anew = drawnAnew(first, 'b');
    expect(anew.hand).toHaveLength(8);
    expect(anew.hand).not.toEqual(first.hand);
    expect([...anew.hand, ...anew.rest].sort()).toEqual([...CARDS.main].sort());
  });
});
