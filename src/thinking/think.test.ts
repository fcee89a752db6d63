import { expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { duelMind } from '../games/duel/mind';
import type { DuelRun } from '../engine/duel';
import { ByWeight, chosen, Dealt, LEVELS, type Level, type Thought } from './index';
import { seededRandom, type Worlds } from '../engine/kernel';

/** Decisions of a duel between two built-in decks, in the middle of its turns. */
function* decisions(seed: string, many: number): Iterable<DuelRun> {
  const [first, second] = duelGame.decks('expert');
  const run = duelGame.start({ profile: 'expert', seed, decks: [first!, second!], first: 0 }, 'newest');
  const player = new ByWeight(duelMind, seededRandom(seed));
  for (let n = 0, taken = 0; run.decision !== undefined && taken < many && n < 400; n++) {
    if (run.decision.kind === 'idle' && n % 3 === 0 && run.decision.options().length > 2) {
      taken += 1;
      yield run;
    }
    run.answer(player.answer(run) as never);
  }
}

const few = { ...LEVELS.keen, budget: { ...LEVELS.keen.budget, rollouts: 24 } };

const thought = (worlds: Worlds, seed: string): Thought | undefined =>
  chosen(duelMind, new Dealt<DuelRun>((of, like) => duelGame.dealt(worlds, of, like), seed), few, seed);

test('the same knowledge and the same seed are thought about to the same end, whatever lies hidden in truth and comes by chance', () => {
  let positions = 0;
  for (const run of decisions('no peek', 6)) {
    const { player } = run.decision!;
    const worlds = run.worldsFor(player)!;
    const other = duelGame.dealt(worlds, 'the truth is another')!;
    other.play.state.random = seededRandom('and so is the future');
    const of = (truth: DuelRun): string => JSON.stringify(thought(truth.worldsFor(player)!, 'one seed'));
    expect(of(other)).toBe(of(run));
    positions += 1;
  }
  expect(positions).toBe(6);
});

test('who peeks is found out by that: with the true cards in sight the thoughts differ', () => {
  let differ = 0;
  for (const run of decisions('no peek', 6)) {
    const { player } = run.decision!;
    const other = duelGame.dealt(run.worldsFor(player)!, 'the truth is another')!;
    const peeking = (truth: DuelRun): string =>
      JSON.stringify(chosen(duelMind, new Dealt<DuelRun>(() => truth, 'one seed'), few, 'one seed'));
    if (peeking(other) !== peeking(run.simulation())) differ += 1;
  }
  expect(differ).toBeGreaterThan(3);
});

test('the level that is named for it weighs by what was learned, keen does not', () => {
  for (const run of decisions('learned', 2)) {
    const worlds = run.worldsFor(run.decision!.player)!;
    let asked = 0;
    const mind = { ...duelMind, learned: () => ((asked += 1), 0.25) };
    const by = (level: Level): Thought => {
      const dealt = new Dealt<DuelRun>((of, like) => duelGame.dealt(worlds, of, like), 'one seed');
      return chosen(mind, dealt, level, 'one seed')!;
    };
    expect(LEVELS.learned.learned).toBe(true);
    const keen = by(few);
    expect(asked).toBe(0);
    const learned = by({ ...few, learned: true });
    expect(asked).toBeGreaterThan(0);
    expect(learned.considered[0]!.chance).not.toBe(keen.considered[0]!.chance);
  }
});

test('in the games that they share no answer does better than the one that is given, though their chances alone may say so', () => {
  let lucky = 0;
  let compared = 0;
  for (const seed of ['in order', 'in order 2'])
    for (const run of decisions(seed, 6)) {
      const [best, ...others] = thought(run.worldsFor(run.decision!.player)!, seed)!.considered;
      for (const one of others) {
        expect(one.behind!.by).toBeGreaterThanOrEqual(-1e-9);
        compared += 1;
        if (one.chance > best!.chance) lucky += 1;
      }
    }
  expect(compared).toBeGreaterThan(20);
  expect(lucky).toBeGreaterThan(0);
});
