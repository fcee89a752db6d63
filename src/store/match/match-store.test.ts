import { beforeEach, describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { cutAndBegin, newMatch, type Match } from '../../match';
import { readScenario, setUp, type ScenarioInput } from '../../games/duel/scenario';
import { useDeckShelf } from '../decks/deck-shelf';
import { reopened } from '../testing/reopened';
import { deckOf } from '../decks/deck-cards';
import type { DuelPlan } from '../keeping/open-game';
import { desk, useTable } from '../desk/table-store';
import { openRecordedText } from '../watching/opening';
import { usePlayback } from '../watching/playback';
import { useMatch, wrongSideDecks, type Exchange } from './match-store';
import { quickShelf } from '../testing/quick-shelf';
import { duelTable as table } from '../../games/duel/testing/on-table';

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'goat-control' },
    { name: 'Aya', deck: 'warrior-rush' },
  ],
  modes: ['smooth', 'strict'],
  lifePoints: 4000,
  seed: 'a match for the store',
};

const { texts: shelf } = quickShelf();

const duel = useTable.getState();
const match = useMatch.getState();
const exchange = (): Exchange => {
  const now = useMatch.getState().exchange;
  if (!now) throw new Error('nobody has opened the curtain');
  return now;
};

function begin(plan: Partial<DuelPlan> = {}): void {
  expect(match.start({ ...PLAN, ...plan })).toEqual([]);
  match.begin([20, 20]);
}
/** The duel on the table ends: `loser` surrenders and the other one agrees. */
function lose(loser: 0 | 1): void {
  duel.askSurrender(loser);
  duel.reply(true);
  expect(table().view.result).toEqual({ winner: loser === 0 ? 1 : 0, reason: 'surrender' });
}
function leaveDecksAsTheyAre(): void {
  while (table().match?.stage === 'exchanging') {
    match.openCurtain();
    match.finishExchange();
  }
}
/** The page is closed and opened again: nothing is left but what the browser keeps. */
async function reload(): Promise<void> {
  match.cover();
  await reopened(shelf);
  match.resume();
}

beforeEach(() => {
  match.leave();
  shelf.clear();
});

describe('a match on the desk', () => {
  test('waits for the cut before any duel lies on the table, and still does after a reload', async () => {
    expect(match.start(PLAN)).toEqual([]);
    expect(useTable.getState().table).toBeNull();
    const waiting = useMatch.getState().waiting;
    expect(waiting).toMatchObject({
      seats: PLAN.seats,
      match: {
        stage: 'preparing',
        number: 1,
        chooser: 'rockPaperScissors',
        counts: [
          { main: 40, side: 15, fusion: 5 },
          { main: 40, side: 15, fusion: 0 },
        ],
      },
    });
    await reload();
    expect(useMatch.getState().waiting).toEqual(waiting);
    match.begin([10, 30]);
    expect(useMatch.getState().waiting).toBeNull();
    expect(table()).toMatchObject({
      match: { stage: 'dueling', number: 1 },
      view: { decision: { kind: 'chooseFirst' } },
      modes: ['smooth', 'strict'],
      lifePoints: 4000,
    });
  });

  test('R063: is accepted without a Side Deck, and shows that there is none', () => {
    expect(match.start({ ...PLAN, seats: [PLAN.seats[0], { name: 'Aya', deck: 'bench-a' }] })).toEqual([]);
    expect(useMatch.getState().waiting?.match.counts[1].side).toBe(0);
  });

  test('R063: is refused with a Side Deck of 14 cards, and says whose and how many', () => {
    const { main, side } = deckOf('warrior-rush', 'expert');
    const id = useDeckShelf.getState().add('Fourteen', { main, side: side.slice(1), fusion: [] });
    expect(wrongSideDecks(['goat-control', id], 'expert')).toEqual([{ player: 1, got: 14 }]);
    expect(wrongSideDecks(['goat-control', id], 'modern')).toEqual([]);
    expect(match.start({ ...PLAN, seats: [PLAN.seats[0], { name: 'Aya', deck: id }] })).toEqual([{ player: 1, got: 14 }]);
    expect(useMatch.getState().waiting).toBeNull();
  });

  test('counts the duel that has just ended, and goes on to the exchange when it is concluded', () => {
    begin();
    match.conclude();
    expect(table().match?.stage).toBe('dueling');
    lose(1);
    expect(table().match).toMatchObject({
      stage: 'dueling',
      number: 1,
      score: { wins: [1, 0], draws: 0 },
      verdict: null,
      duels: [],
    });
    match.conclude();
    expect(table().match).toMatchObject({ stage: 'exchanging', exchanger: 1, number: 2, score: { wins: [1, 0] } });
    expect(table().match?.duels).toMatchObject([{ winner: 0, reason: 'surrender', lifePoints: [4000, 4000], exchanged: [0, 0] }]);
  });

  test('R049: a surrender that is refused lets its duel go on', () => {
    begin();
    duel.askSurrender(0);
    duel.reply(false);
    expect(table()).toMatchObject({ view: { result: null }, match: { stage: 'dueling', score: { wins: [0, 0] } } });
  });

  test('R066: asks the loser of duel 1, without rock, paper, scissors, and plays duel 2 with the exchanged deck', () => {
    begin();
    lose(1);
    match.conclude();
    match.openCurtain();
    const { side } = exchange().deck;
    expect(match.swap({ pile: 'main', at: 0 }, 0)).toBe(true);
    match.finishExchange();
    leaveDecksAsTheyAre();
    match.begin([5, 6]);
    expect(table().view.decision).toMatchObject({ kind: 'chooseFirst', player: 1 });
    expect(table().publicLog.map(({ verb }) => verb)).not.toContain('rockPaperScissors');
    const { recording } = JSON.parse(duel.saveFile()!);
    const [first, second] = recording.origin.setup.decks;
    expect(first.main).toEqual(deckOf('goat-control', 'expert').main);
    expect(second.main.toSorted()).not.toEqual(deckOf('warrior-rush', 'expert').main.toSorted());
    expect(second.main).toContain(side[0]);
    expect(second.main).toHaveLength(40);
  });

  test('is over after two wins, keeps its record, and can be played again with the decks as they were brought', () => {
    begin();
    lose(0);
    match.conclude();
    leaveDecksAsTheyAre();
    match.begin([20, 20]);
    lose(0);
    expect(table().match?.verdict).toMatchObject({ winner: 1, score: { wins: [0, 2], draws: 0 } });
    match.conclude();
    expect(table().match).toMatchObject({ stage: 'over', number: 2, duels: [{ winner: 1 }, { winner: 1 }] });
    match.again('another seed');
    expect(useTable.getState().table).toBeNull();
    expect(useMatch.getState().waiting?.match).toMatchObject({ stage: 'preparing', number: 1, duels: [] });
  });

  test('a partner plays all its duels, keeps its deck between them, and is not asked', async () => {
    begin({ sitters: ['person', 'steady'], modes: ['smooth', 'smooth'] });
    expect(table()).toMatchObject({ sitters: ['person', 'steady'], alone: 0 });
    expect(desk.open!.running.priorityModes).toEqual(['smooth', 'pause']);
    const { seed } = desk.open!.players![1] as { readonly seed: string };
    lose(1);
    match.conclude();
    // The partner has lost and would exchange first; the person's own cards are open, since nobody else looks.
    expect(table().match).toMatchObject({ stage: 'exchanging', exchanger: 0, done: [false, true] });
    expect(exchange().player).toBe(0);
    await reload();
    expect(exchange().player).toBe(0);
    match.finishExchange();
    expect(table().match).toMatchObject({ stage: 'preparing', number: 2 });
    match.begin([20, 20]);
    expect(table().sitters).toEqual(['person', 'steady']);
    expect((desk.open!.players![1] as { readonly seed: string }).seed).not.toBe(seed);
    lose(1);
    match.conclude();
    match.again('another seed');
    expect(useMatch.getState().waiting?.sitters).toEqual(['person', 'steady']);
    await reopened(shelf);
    match.resume();
    expect(useMatch.getState().waiting?.sitters).toEqual(['person', 'steady']);
  });

  test('the same seed, cuts and answers give the same duels', () => {
    const dealt = (): string => {
      begin();
      const asked = table().view.decision!.player;
      duel.answer({ kind: 'value', value: 'first' });
      duel.openCurtain();
      return `${asked} ${JSON.stringify(table().view.seats[asked].zones.hand.cards.map(({ passcode }) => passcode))}`;
    };
    const once = dealt();
    match.leave();
    expect(dealt()).toBe(once);
    expect(once).toMatch(/\d{5}/);
  });
});

describe('the exchange between two duels', () => {
  beforeEach(() => {
    begin();
    lose(1);
    match.conclude();
  });

  test('R064: shows nobody a card before the curtain is opened, and then only its own to the seat that opened it', () => {
    const cards = [...deckOf('goat-control', 'expert').side, ...deckOf('warrior-rush', 'expert').side];
    const published = (): string => JSON.stringify([table().match, useMatch.getState().waiting, useMatch.getState().exchange]);
    for (const passcode of cards) expect(published()).not.toContain(String(passcode));
    match.openCurtain();
    const strange = deckOf('goat-control', 'expert').side.filter(
      (passcode) =>
        !deckOf('warrior-rush', 'expert').side.includes(passcode) && !deckOf('warrior-rush', 'expert').main.includes(passcode),
    );
    expect(strange.length).toBeGreaterThan(0);
    expect(exchange().deck.side).toEqual(deckOf('warrior-rush', 'expert').side);
    for (const passcode of strange) expect(published()).not.toContain(String(passcode));
    match.finishExchange();
    expect(useMatch.getState().exchange).toBeNull();
    expect(table().match).toMatchObject({ exchanger: 0, done: [false, true], counts: [{ side: 15 }, { main: 40, side: 15 }] });
  });

  test('counts what has changed, takes it back, and keeps it while the cards are covered', () => {
    match.openCurtain();
    match.swap({ pile: 'main', at: 0 }, 0);
    match.swap({ pile: 'main', at: 39 }, 14);
    expect(exchange()).toMatchObject({ player: 1, count: 2, earlier: ['lastDuel'] });
    match.cover();
    expect(useMatch.getState().exchange).toBeNull();
    match.openCurtain();
    expect(exchange().count).toBe(2);
    match.restore('lastDuel');
    expect(exchange()).toMatchObject({ count: 0, earlier: [] });
    expect(match.swap({ pile: 'main', at: 0 }, 15)).toBe(false);
  });

  test('is skipped without opening the curtain, whatever was tried before', () => {
    match.openCurtain();
    match.swap({ pile: 'main', at: 0 }, 0);
    match.cover();
    match.exchangeNothing();
    match.exchangeNothing();
    expect(table().match?.stage).toBe('preparing');
    match.begin([20, 20]);
    const { recording } = JSON.parse(duel.saveFile()!);
    expect(recording.origin.setup.decks[1].main).toEqual(deckOf('warrior-rush', 'expert').main);
  });

  test('can be undone before the third duel to the deck as it was brought', () => {
    match.openCurtain();
    match.swap({ pile: 'main', at: 0 }, 0);
    match.finishExchange();
    leaveDecksAsTheyAre();
    match.begin([20, 20]);
    lose(0);
    match.conclude();
    match.openCurtain();
    match.finishExchange();
    match.openCurtain();
    expect(exchange()).toMatchObject({ player: 1, count: 0, earlier: ['brought'] });
    match.restore('brought');
    expect(exchange()).toMatchObject({ count: 1, earlier: ['lastDuel'] });
    expect(exchange().deck.side.toSorted()).toEqual(deckOf('warrior-rush', 'expert').side.toSorted());
  });

  test('goes on after a reload, behind the curtain, with the exchange of the first player done', async () => {
    match.openCurtain();
    match.swap({ pile: 'main', at: 0 }, 0);
    match.finishExchange();
    const before = table().match;
    await reload();
    expect(table().match).toEqual(before);
    expect(useMatch.getState().exchange).toBeNull();
    match.openCurtain();
    expect(exchange()).toMatchObject({ player: 0, count: 0 });
  });
});

describe('a match and its duel as a file', () => {
  test('a reload in mid-duel goes on in the same duel of the same match', async () => {
    begin();
    lose(0);
    match.conclude();
    leaveDecksAsTheyAre();
    match.begin([20, 20]);
    duel.answer({ kind: 'value', value: 'second' });
    const before = table();
    await reload();
    expect(table().match).toEqual(before.match);
    expect(table().view).toEqual(before.view);
    lose(0);
    match.conclude();
    expect(table().match?.stage).toBe('over');
  });

  test('the file of a duel keeps its match, and the match its recordings', () => {
    begin();
    lose(0);
    match.conclude();
    const text = duel.saveFile()!;
    expect(JSON.parse(text).match.duels[0].recording.format).toBe('kusari-recording/3');
    match.leave();
    expect(duel.openFile(text)).toBe(true);
    expect(table().match).toMatchObject({ stage: 'exchanging', number: 2, score: { wins: [0, 1] } });
  });

  test('the file of a match between two duels goes on with the match, and from an earlier position as a single duel', () => {
    begin();
    lose(0);
    match.conclude();
    const text = duel.saveFile()!;
    match.leave();
    expect(openRecordedText(text)).toBe('onTable');
    expect(table().match).toMatchObject({ stage: 'exchanging', number: 2 });
    expect(openRecordedText(text)).toBe('watched');
    expect(usePlayback.getState().playOn()).toBe(true);
    expect(table().match).toBeNull();
  });

  test('the file of a single duel has no match, and a file from before there were matches opens', () => {
    duel.start(PLAN);
    const text = duel.saveFile()!;
    expect(JSON.parse(text)).not.toHaveProperty('match');
    expect(duel.openFile(text)).toBe(true);
    expect(table().match).toBeNull();
  });

  test('a match that is damaged or plays unknown cards is refused, and says where', () => {
    begin();
    const saved = JSON.parse(duel.saveFile()!);
    const broken = (change: object): unknown => {
      expect(duel.openFile(JSON.stringify({ ...saved, match: { ...saved.match, ...change } }))).toBe(false);
      return useTable.getState().trouble;
    };
    expect(broken({ stage: { kind: 'somewhere' } })).toMatchObject({
      kind: 'cannotOpen',
      problem: { why: 'damaged', detail: expect.stringContaining('match.stage') },
    });
    expect(broken({ decks: [{ main: [12345], side: [], fusion: [] }, saved.match.decks[1]] })).toMatchObject({
      problem: { why: 'refused', detail: expect.stringContaining('12345') },
    });
    expect(table().match).toMatchObject({ stage: 'dueling', number: 1 });
  });
});

test('R043: Victory Dragon’s direct attack that ends duel 1 ends the match, recorded as 2 wins and no loss', () => {
  const position: Omit<ScenarioInput, 'format' | 'id' | 'steps'> = {
    turn: 4,
    phase: 'battle',
    players: [{ monsters: [{ card: 'Victory Dragon' }] }, { lp: 2400 }],
  };
  const read = readScenario({ format: 'duel-scenario/1', id: 'match', steps: [], ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const begun = newMatch({
    profile: 'expert',
    seed: 'dragon',
    decks: [deckOf('goat-control', 'expert'), deckOf('warrior-rush', 'expert')],
    lifePoints: 8000,
  });
  const kept: Match = cutAndBegin((begun as Extract<typeof begun, { ok: true }>).match, [20, 20]);
  const { seats, modes } = { ...PLAN, modes: ['smooth', 'smooth'] as const };
  expect(
    duel.openFile(
      JSON.stringify({
        format: 'kusari-duel',
        version: 1,
        seats,
        modes,
        lifePoints: 8000,
        line: [],
        recording: duelGame.fromState(laid.state).save(),
        match: kept,
      }),
    ),
  ).toBe(true);
  expect(['cannotOpen', 'lostHistory', 'broken']).not.toContain(useTable.getState().trouble?.kind);
  duel.openCurtain();
  const attack = table().question?.decision.options?.find((one) => one.do === 'attack');
  expect(duel.answer({ kind: 'option', index: attack!.index })).toEqual({ ok: true });
  expect(table().view.result).toEqual({ winner: 0, reason: 'matchWin', passcode: 44910027 });
  match.conclude();
  expect(table().match).toMatchObject({ stage: 'over', verdict: { winner: 0, score: { wins: [2, 0], draws: 0 } } });
});
