import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards/index';
import type { DuelRun } from '../engine/duel';
import { plays } from '../games/duel/scenario/testing';
import { concluded, cutAndBegin, duelSetupOf, exchanged, exchanger, newMatch, PREPARATION, type Match } from './match';
import type { MatchDeck } from './match-deck';

const builtInDecks = duelGame.decks('expert');
const expertPool = duelGame.pool('expert');

const builtIn = (id: string): MatchDeck => {
  const deck = builtInDecks.find((one) => one.id === id);
  if (!deck) throw new Error(`${id} is not built in`);
  return deck;
};
const pileOf = (passcode: number): 'main' | 'fusion' =>
  expertPool.facts(passcode)?.subtype.includes('fusion') ? 'fusion' : 'main';
const OCEAN = builtIn('ocean-and-fusion');
const WARRIORS = builtIn('warrior-rush');

function prepared(seed: string, decks: readonly [MatchDeck, MatchDeck] = [WARRIORS, OCEAN]): Match {
  const result = newMatch({ profile: 'expert', seed, decks, lifePoints: 8000 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.match;
}
const duelOf = (match: Match): DuelRun => duelGame.start(duelSetupOf(match));
/** The passcodes of a player's deck from the top. */
const fromTop = ({ duel }: DuelRun, player: 0 | 1): number[] =>
  duel.state.players[player].deck.map((id) => duel.state.cards[id]!.passcode).reverse();

describe('the preparation of a duel', () => {
  test('R058: greeting, shuffle and cut, placement, the Side Decks, who goes first, and last the opening hands', () => {
    expect(PREPARATION).toEqual(['greeting', 'shuffle', 'cut', 'placement', 'sideDecks', 'order', 'openingHands']);
    const run = duelOf(cutAndBegin(prepared('in order'), [20, 20]));
    expect(run.decision?.kind).toBe('chooseFirst');
    expect(run.view('public').seats.map(({ zones }) => [zones.deck.size, zones.hand.cards.length])).toEqual([
      [WARRIORS.main.length, 0],
      [OCEAN.main.length, 0],
    ]);
  });

  test('R059: both decks are shuffled, and the opponent’s cut puts the cards above it beneath the rest', () => {
    const uncut = duelOf(cutAndBegin(prepared('the cut'), [0, 0]));
    const cut = duelOf(cutAndBegin(prepared('the cut'), [13, 1]));
    for (const [player, at] of [
      [0, 13],
      [1, 1],
    ] as const) {
      const before = fromTop(uncut, player);
      expect(before).not.toEqual([...[WARRIORS, OCEAN][player]!.main]);
      expect(before.toSorted()).toEqual([...[WARRIORS, OCEAN][player]!.main].toSorted());
      expect(fromTop(cut, player)).toEqual([...before.slice(at), ...before.slice(0, at)]);
    }
  });

  test('R059, R070: the opening hands are the five cards from the top of the cut decks, drawn after the choice', () => {
    const run = duelOf(cutAndBegin(prepared('five from the top'), [7, 30]));
    const tops = [fromTop(run, 0), fromTop(run, 1)];
    run.answer({ do: 'answer', value: 'second' });
    for (const player of [0, 1] as const) {
      const { hand, deck } = run.duel.state.players[player];
      const drawn = hand.map((id) => run.duel.state.cards[id]!.passcode);
      expect(drawn.slice(0, 5)).toEqual(tops[player]!.slice(0, 5));
      expect(drawn.length + deck.length).toBe(tops[player]!.length);
    }
  });

  test('R070: nobody knows a card of either deck before the order is decided', () => {
    const run = duelOf(cutAndBegin(prepared('unseen'), [20, 20]));
    for (const viewer of [0, 1, 'public'] as const) expect(JSON.stringify(run.view(viewer))).not.toContain('passcode');
  });

  test('R065: in duel 1 only the winner of rock, paper, scissors is asked, and the answer decides who begins', () => {
    const run = duelOf(cutAndBegin(prepared('rock paper scissors'), [20, 20]));
    const winner = run.decision!.player;
    expect(run.view('public').log.map(({ verb }) => verb)).toContain('rockPaperScissors');
    run.answer({ do: 'answer', value: 'second' });
    expect(run.view('public').turnPlayer).toBe(winner === 0 ? 1 : 0);
    expect(run.decision!.kind).not.toBe('chooseFirst');
  });

  test('R066, R068: the loser of duel 1 is asked without rock, paper, scissors; after a drawn duel they are thrown again', () => {
    const first = cutAndBegin(prepared('who is asked'), [20, 20]);
    const next = (winner: 0 | 1 | 'draw'): DuelRun => {
      let match = concluded(first, { winner, reason: 'lp', turns: 1, lifePoints: [0, 0], course: [], first: 0, recording: null });
      for (let player = exchanger(match); player !== null; player = exchanger(match))
        match = exchanged(match, player, match.decks[player], pileOf)!;
      return duelOf(cutAndBegin(match, [20, 20]));
    };
    const thrown = (run: DuelRun): boolean => run.view('public').log.some(({ verb }) => verb === 'rockPaperScissors');
    for (const loser of [0, 1] as const) {
      const run = next(loser === 0 ? 1 : 0);
      expect(run.decision).toMatchObject({ kind: 'chooseFirst', player: loser });
      expect(thrown(run)).toBe(false);
      run.answer({ do: 'answer', value: 'first' });
      expect(run.view('public').turnPlayer).toBe(loser);
    }
    expect(thrown(next('draw'))).toBe(true);
  });

  test('a duel of a match comes back from its recording, cut and chooser included', () => {
    const run = duelOf(cutAndBegin(prepared('recorded'), [11, 12]));
    run.answer({ do: 'answer', value: 'first' });
    const loaded = duelGame.load(JSON.parse(JSON.stringify(run.save())));
    expect(loaded).toMatchObject({ ok: true });
    if (loaded.ok) expect(loaded.run.duel.state).toEqual(run.duel.state);
    run.rewindTo(0);
    run.answer({ do: 'answer', value: 'first' });
    if (loaded.ok) expect(loaded.run.duel.state).toEqual(run.duel.state);
  });
});

describe('Fusion Decks', () => {
  test('R061: a Fusion Deck lies in its own zone; the player who brought none has an empty one', () => {
    const [a, b] = duelOf(cutAndBegin(prepared('fusion', [OCEAN, WARRIORS]), [20, 20])).view('public').seats;
    expect([a.zones.fusionDeck.size, b.zones.fusionDeck.size]).toEqual([OCEAN.fusion.length, WARRIORS.fusion.length]);
    expect(a.zones.fusionDeck.size).toBeGreaterThan(0);
    expect(b.zones.fusionDeck.size).toBe(0);
  });

  test('R061: with the same hand a player with a Fusion Deck can Fusion Summon and one without cannot', () => {
    const hand = ['Polymerization', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon'];
    plays({
      players: [{ hand, fusionDeck: ['Blue-Eyes Ultimate Dragon'] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Polymerization' } }],
    });
    plays({
      players: [{ hand, fusionDeck: [] }, {}],
      steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' } }],
    });
  });
});
