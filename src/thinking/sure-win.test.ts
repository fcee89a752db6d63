import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DuelRun } from '../engine/duel';
import { duelGame } from '../games/duel/cards';
import { duelMind, duelProving } from '../games/duel/mind';
import { answerFor, chosen, Dealt, LEVELS, Proof, type Level } from './index';
import { positionFrom } from './proving/testing';

type Players = readonly [object, object];

/** What the level answers in the game, from what the seat that is asked knows. */
function answerOf(run: DuelRun, level: Level, seed: string) {
  const worlds = run.worldsFor(run.decision!.player)!;
  const dealt = new Dealt<DuelRun>((of, like) => duelGame.dealt(worlds, of, like), seed);
  return answerFor(duelMind, run, chosen(duelMind, dealt, level, seed), seed);
}

/** Plays the turn, the first seat by the level; the other side answers what survives or else resists longest. */
function winnerOf(players: Players, level: Level, seed: string): unknown {
  const run = positionFrom({ players });
  const { turn } = run.duel.state;
  const proof = new Proof(duelProving, run, 0, { nodes: 50_000 });
  for (let n = 0; run.decision !== undefined && run.duel.state.turn === turn; n++) {
    const answer = run.decision.player === 0 ? answerOf(run, level, `${seed} ${n}`) : proof.defend(run);
    run.answer(answer as never);
  }
  return run.duel.state.result?.winner;
}

const { keen } = LEVELS;
/** Nothing but the wins matters here. */
const quick: Level = { ...keen, budget: { ...keen.budget, rollouts: 12 } };
const blind: Level = { kind: 'thinks', budget: quick.budget };

const FOLDER = 'public/puzzles/';
const puzzles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, (JSON.parse(readFileSync(FOLDER + name, 'utf8')) as { readonly players: Players }).players] as const);

/** Their win rests on what lies hidden: who does not see it cannot be sure of it. */
const HIDDEN: readonly string[] = ['the-lance-goes-first', 'a-costly-bug', 'a-reaper-raised', 'which-trap'].map(
  (name) => `${name}.json`,
);
const sure = puzzles.filter(([name]) => !HIDDEN.includes(name));

test.each(sure)(
  'keen wins the puzzle %s, from what its seat knows',
  (_, players) => {
    expect(winnerOf(players, quick, 'keen')).toBe(0);
  },
  60_000,
);

test('who does not look for wins misses some of them', () => {
  const won = sure.filter(([, players]) => winnerOf(players, blind, 'blind') === 0);
  expect(won.length).toBeLessThan(sure.length * 0.7);
}, 120_000);

describe('small positions', () => {
  const fodder: Players = [
    { hand: ['Celtic Guardian'], monsters: [{ card: 'Cannon Soldier' }] },
    {
      lp: 1000,
      monsters: ['Giant Soldier of Stone', 'Mystical Elf'].map((card) => ({ card, position: 'defense' })),
      spellsTraps: [{ card: 'Horn of Heaven' }],
    },
  ];
  const typhoon: Players = [
    { hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Gemini Elf', positionChangedThisTurn: true }] },
    { lp: 1900, spellsTraps: [{ card: 'Mirror Force' }] },
  ];

  test.each([fodder, typhoon])('are won to the end, by an answer that the quick look leaves out too', (...players) => {
    for (const seed of ['a', 'b', 'c']) expect(winnerOf(players, quick, seed)).toBe(0);
  });

  test('the thought says that it is sure, before all else that was thought about', () => {
    const run = positionFrom({ players: typhoon });
    const dealt = new Dealt<DuelRun>((of, like) => duelGame.dealt(run.worldsFor(0)!, of, like), 'said');
    const { name, considered } = chosen(duelMind, dealt, quick, 'said')!;
    expect(considered[0]).toMatchObject({ name, chance: 1, error: 0 });
    expect(considered.length).toBeGreaterThan(1);
    expect(new Set(considered.map((one) => one.name)).size).toBe(considered.length);
  });

  test('what wins only against one of the cards that could lie there is not sure', () => {
    // One of the two lies Set; the other one is in the hand.
    const open = (set: string, hand: string): object => ({
      players: [
        { monsters: [{ card: 'Gemini Elf', positionChangedThisTurn: true }] },
        { lp: 1900, spellsTraps: [{ card: set }], hand: [hand] },
      ],
    });
    const names = [open('Mirror Force', 'Just Desserts'), open('Just Desserts', 'Mirror Force')].map((scenario) => {
      const run = positionFrom(scenario);
      const dealt = new Dealt<DuelRun>((of, like) => duelGame.dealt(run.worldsFor(0)!, of, like), 'unsure');
      return chosen(duelMind, dealt, quick, 'unsure')!.considered[0]!.chance;
    });
    for (const chance of names) expect(chance).toBeLessThan(1);
  });
});
