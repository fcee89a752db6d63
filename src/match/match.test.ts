import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swapped } from './exchange';
import {
  concluded,
  cutAndBegin,
  duelNumber,
  duelSetupOf,
  exchanged,
  exchanger,
  MatchFault,
  newMatch,
  type EndedDuel,
  type Match,
  type MatchPlan,
} from './match';
import { SIDE_DECK, type MatchDeck } from './match-deck';
import { matchView } from './match-view';

const FUSION = 900;
const cards = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);
const deckOf = (from: number, side = SIDE_DECK): MatchDeck => ({
  main: cards(from, 40),
  side: cards(from + 40, side),
  fusion: [],
});
const pileOf = (passcode: number): 'main' | 'fusion' => (passcode >= FUSION ? 'fusion' : 'main');

const PLAN: MatchPlan = { profile: 'expert', seed: 'a match', decks: [deckOf(100), deckOf(200)], lifePoints: 8000 };
const ended = (winner: 0 | 1 | 'draw'): EndedDuel => ({
  winner,
  reason: 'lp',
  turns: 9,
  lifePoints: [0, 0],
  course: [],
  first: 0,
  recording: { secret: 'all cards' },
});

function begun(plan: Partial<MatchPlan> = {}): Match {
  const result = newMatch({ ...PLAN, ...plan });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.match;
}
const played = (match: Match, winner: 0 | 1 | 'draw'): Match => concluded(cutAndBegin(match, [20, 20]), ended(winner));
/** Both players leave their decks as they are. */
function unchanged(match: Match): Match {
  let next = match;
  for (let player = exchanger(next); player !== null; player = exchanger(next))
    next = exchanged(next, player, next.decks[player], pileOf)!;
  return next;
}

describe('the beginning of a match', () => {
  test('R063: Side Decks of 15 cards and none are accepted, 14 and 16 are refused with their number', () => {
    expect(newMatch({ ...PLAN, decks: [deckOf(100, 15), deckOf(200, 0)] })).toMatchObject({ ok: true });
    expect(newMatch({ ...PLAN, decks: [deckOf(100, 14), deckOf(200)] })).toEqual({
      ok: false,
      problems: [{ player: 0, got: 14 }],
    });
    expect(newMatch({ ...PLAN, decks: [deckOf(100, 16), deckOf(200, 1)] })).toEqual({
      ok: false,
      problems: [
        { player: 0, got: 16 },
        { player: 1, got: 1 },
      ],
    });
  });

  test('R062: a Fusion Deck may be brought although the deck never uses it, and may be missing', () => {
    const match = begun({ decks: [{ ...deckOf(100), fusion: cards(FUSION, 7) }, deckOf(200)] });
    expect(matchView(match).counts).toEqual([
      { main: 40, side: 15, fusion: 7 },
      { main: 40, side: 15, fusion: 0 },
    ]);
  });

  test('R058: no duel begins before both decks have been cut', () => {
    const match = begun();
    expect(match.stage).toEqual({ kind: 'preparing' });
    expect(() => duelSetupOf(match)).toThrow(MatchFault);
    expect(() => concluded(match, ended(0))).toThrow(MatchFault);
    expect(() => cutAndBegin(match, [41, 0])).toThrow(MatchFault);
    expect(duelSetupOf(cutAndBegin(match, [13, 27]))).toMatchObject({ cuts: [13, 27], lifePoints: 8000 });
  });
});

describe('the duels of a match', () => {
  test('have seeds of their own, all from the seed of the match', () => {
    const first = cutAndBegin(begun(), [1, 2]);
    const second = cutAndBegin(unchanged(concluded(first, ended(0))), [1, 2]);
    expect(duelSetupOf(first).seed).not.toBe(duelSetupOf(second).seed);
    expect(duelSetupOf(cutAndBegin(begun(), [1, 2]))).toEqual(duelSetupOf(first));
    expect(duelSetupOf(cutAndBegin(begun({ seed: 'another match' }), [1, 2])).seed).not.toBe(duelSetupOf(first).seed);
  });

  test('R066, R067: the loser of each is asked before the next', () => {
    const second = cutAndBegin(unchanged(played(begun(), 0)), [0, 0]);
    expect(duelSetupOf(second)).toMatchObject({ chooser: 1 });
    const third = cutAndBegin(unchanged(concluded(second, ended(1))), [0, 0]);
    expect(duelSetupOf(third)).toMatchObject({ chooser: 0 });
    expect(duelNumber(third)).toBe(3);
  });

  test('R065, R068: nobody is set to choose in duel 1 and after a drawn duel', () => {
    expect(duelSetupOf(cutAndBegin(begun(), [0, 0]))).not.toHaveProperty('chooser');
    expect(duelSetupOf(cutAndBegin(unchanged(played(begun(), 'draw')), [0, 0]))).not.toHaveProperty('chooser');
  });

  test('a player who was set to go first does so in duel 1 only', () => {
    const match = begun({ first: 1 });
    expect(duelSetupOf(cutAndBegin(match, [0, 0]))).toMatchObject({ first: 1 });
    expect(duelSetupOf(cutAndBegin(unchanged(played(match, 1)), [0, 0]))).not.toHaveProperty('first');
  });

  test('end with the second win, and nothing is exchanged after it', () => {
    const over = played(unchanged(played(begun(), 1)), 1);
    expect(over.stage).toEqual({ kind: 'over' });
    expect(matchView(over)).toMatchObject({ number: 2, verdict: { winner: 1 } });
    expect(() => cutAndBegin(over, [0, 0])).toThrow(MatchFault);
  });

  test('are written down with result, turns, Life Points and who went first, for all to see but the recording', () => {
    const { duels } = matchView(played(begun(), 'draw'));
    expect(duels).toEqual([
      { winner: 'draw', reason: 'lp', turns: 9, lifePoints: [0, 0], course: [], first: 0, exchanged: [0, 0] },
    ]);
  });
});

describe('the exchange with the Side Deck', () => {
  const between = (): Match => played(begun(), 0);

  test('is the loser’s first, then the winner’s; after both the next duel is prepared', () => {
    const match = between();
    expect(exchanger(match)).toBe(1);
    const second = exchanged(match, 1, match.decks[1], pileOf)!;
    expect(exchanger(second)).toBe(0);
    expect(exchanged(second, 1, match.decks[1], pileOf)).toBeNull();
    expect(exchanged(second, 0, match.decks[0], pileOf)?.stage).toEqual({ kind: 'preparing' });
  });

  test('R064: three cards one for one keep 40 and 15, and the number is what everybody sees', () => {
    const match = between();
    let deck = match.decks[1];
    for (const at of [0, 1, 2]) deck = swapped(deck, { pile: 'main', at }, at, pileOf)!;
    const after = exchanged(match, 1, deck, pileOf)!;
    const view = matchView(after);
    expect(view.counts[1]).toEqual({ main: 40, side: 15, fusion: 0 });
    expect(view.done).toEqual([false, true]);
    expect(JSON.stringify(view)).not.toMatch(/\b2[04]\d\b/);
    expect(after.exchanged).toEqual([0, 3]);
    expect(concluded(cutAndBegin(exchanged(after, 0, after.decks[0], pileOf)!, [0, 0]), ended(0)).duels[1]?.exchanged).toEqual([
      0, 3,
    ]);
  });

  test('R064: more, fewer or other cards are refused', () => {
    const match = between();
    const [, deck] = match.decks;
    expect(exchanged(match, 1, { ...deck, main: [...deck.main, 240], side: deck.side.slice(1) }, pileOf)).toBeNull();
    expect(exchanged(match, 1, { ...deck, main: deck.main.with(0, 300) }, pileOf)).toBeNull();
    expect(exchanged(match, 1, { ...deck, main: deck.main.with(0, 240) }, pileOf)).toBeNull();
  });

  test('puts Fusion Monsters only in the place of Fusion Monsters', () => {
    const deck: MatchDeck = { main: cards(100, 40), side: [...cards(140, 14), FUSION + 1], fusion: [FUSION] };
    expect(swapped(deck, { pile: 'main', at: 0 }, 14, pileOf)).toBeNull();
    expect(swapped(deck, { pile: 'fusion', at: 0 }, 0, pileOf)).toBeNull();
    expect(swapped(deck, { pile: 'fusion', at: 0 }, 14, pileOf)).toMatchObject({ fusion: [FUSION + 1], main: deck.main });
    expect(swapped(deck, { pile: 'main', at: 40 }, 0, pileOf)).toBeNull();
  });

  test('is possible, and can be left, with a Fusion Monster that lay in the Deck already', () => {
    const { main, side } = deckOf(200);
    const match = played(
      begun({ decks: [deckOf(100), { main: main.with(0, FUSION), side: side.with(0, FUSION + 1), fusion: [] }] }),
      0,
    );
    const [, deck] = match.decks;
    expect(exchanged(match, 1, deck, pileOf)?.stage).toMatchObject({ kind: 'exchanging', done: [false, true] });
    expect(exchanged(match, 1, swapped(deck, { pile: 'main', at: 0 }, 1, pileOf)!, pileOf)).not.toBeNull();
    expect(
      exchanged(match, 1, { ...deck, main: deck.main.with(1, FUSION + 1), side: deck.side.with(0, deck.main[1]!) }, pileOf),
    ).toBeNull();
  });

  test('is not asked of a player without a Side Deck', () => {
    const match = played(begun({ decks: [deckOf(100, 0), deckOf(200)] }), 1);
    expect(exchanger(match)).toBe(1);
    expect(exchanged(match, 1, match.decks[1], pileOf)?.stage).toEqual({ kind: 'preparing' });
    expect(played(begun({ decks: [deckOf(100, 0), deckOf(200, 0)] }), 1).stage).toEqual({ kind: 'preparing' });
  });

  test('stays for the next exchange, and the plan keeps the decks as they were brought', () => {
    const match = between();
    const changed = swapped(match.decks[1], { pile: 'main', at: 0 }, 0, pileOf)!;
    const third = played(unchanged(exchanged(match, 1, changed, pileOf)!), 1);
    expect(third.decks[1]).toEqual(changed);
    expect(third.plan.decks[1]).toEqual(PLAN.decks[1]);
    expect(third.exchanged).toEqual([0, 0]);
  });
});

test('R064, R066, R068: through any match every pile keeps its size, every card stays with its owner, and the loser chooses', () => {
  const winner = fc.constantFrom<0 | 1 | 'draw'>(0, 1, 'draw');
  const swaps = fc.array(fc.tuple(fc.nat(39), fc.nat(14)), { maxLength: 6 });
  const allCards = ({ main, side }: MatchDeck): string => [...main, ...side].toSorted().join();
  fc.assert(
    fc.property(fc.array(fc.tuple(winner, swaps, swaps), { minLength: 3, maxLength: 3 }), (course) => {
      let match = begun();
      for (const [won, ...changes] of course) {
        const last = match.duels.at(-1)?.winner;
        match = cutAndBegin(match, [20, 20]);
        expect(duelSetupOf(match).chooser).toBe(last === undefined || last === 'draw' ? undefined : last === 0 ? 1 : 0);
        match = concluded(match, ended(won));
        for (let player = exchanger(match); player !== null; player = exchanger(match)) {
          const deck = changes[player]!.reduce(
            (now, [at, side]) => swapped(now, { pile: 'main', at }, side, pileOf)!,
            match.decks[player],
          );
          match = exchanged(match, player, deck, pileOf)!;
        }
        for (const player of [0, 1] as const) {
          expect(matchView(match).counts[player]).toEqual({ main: 40, side: 15, fusion: 0 });
          expect(allCards(match.decks[player])).toBe(allCards(PLAN.decks[player]));
        }
        if (match.stage.kind === 'over') break;
      }
      expect(match.stage.kind).toBe('over');
    }),
    { numRuns: 60 },
  );
});

test('a match is plain data: it comes back from JSON as it was', () => {
  const match = played(begun(), 0);
  expect(JSON.parse(JSON.stringify(match))).toEqual(match);
});
