import { expect, test } from 'vitest';
import { answerCount, below, seededRandom, type AnyAnswer } from '../../../engine/kernel';
import type { VisionRun } from '../../../engine/vision';
import { answerFor, ByWeight, chosen, Dealt, LEVELS, placed, type Level } from '../../../thinking';
import { visionGame } from '../cards';
import { randomAnswer } from '../testing/random-answer';
import { visionMind } from './index';

type Player = (run: VisionRun, seed: string) => AnyAnswer;

const thinks: Level = { ...LEVELS.steady, budget: { ...LEVELS.steady.budget, rollouts: 12 } };
const thinking: Player = (run, seed) => {
  const worlds = run.worldsFor(run.decision!.player)!;
  const games = new Dealt<VisionRun>((of, like) => visionGame.dealt(worlds, of, like), seed);
  return answerFor(visionMind, run, chosen(visionMind, games, thinks, seed), seed);
};
const script: Player = (run, seed) => new ByWeight(visionMind, seededRandom(seed), 0).answer(run);
const random: Player = (run, seed) => randomAnswer(run.decision!, seededRandom(seed));

/** How many of so many games the first player wins; seats and decks are exchanged. */
function won(first: Player, second: Player, games: number): number {
  const [one, other] = visionGame.decks('vision');
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const decks = n % 4 < 2 ? ([one!, other!] as const) : ([other!, one!] as const);
    const run = visionGame.start({ seed: `${n}`, decks, first: 0 }, 'newest');
    for (let i = 0; run.decision !== undefined && i < 2000; i++)
      run.give((run.decision.player === seat ? first : second)(run, `${n} ${i}`) as never);
    if (run.vision.state.result?.winner === seat) won += 1;
  }
  return won;
}

test('by its weights alone VISION is played better than at random', () => {
  expect(won(script, random, 12)).toBeGreaterThanOrEqual(10);
});

test('who thinks ahead beats random play; how it does against the weights the command strength says', () => {
  expect(won(thinking, random, 2)).toBe(2);
});

test('who looks back at an answer is told what a player has more of by it', () => {
  const [one, other] = visionGame.decks('vision');
  const run = visionGame.start({ seed: 'ahead', decks: [one!, other!], first: 0 }, 'newest');
  const luck = seededRandom('ahead');
  while (run.decision!.form !== 'act' || answerCount(run.decision!) < 2) run.answer(randomAnswer(run.decision!, luck));
  const worlds = run.worldsFor(run.decision!.player)!;
  const games = new Dealt<VisionRun>((of, like) => visionGame.dealt(worlds, of, like), 'ahead');
  const name = placed(visionMind, run, run.decision!, run.decision!.options()[0]!);
  const thought = chosen(visionMind, games, thinks, 'ahead', { name });
  expect(Object.keys(thought!.given!.ahead!)).toEqual(['life', 'hand', 'nodes', 'characters']);
});

test('what a player may not know has no weight: with the hidden cards exchanged every act weighs the same', () => {
  const [one, other] = visionGame.decks('vision');
  const run = visionGame.start({ seed: 'weights', decks: [one!, other!], first: 0 }, 'newest');
  const luck = seededRandom('weights');
  let acts = 0;
  for (let i = 0; run.decision !== undefined && i < 200; i++) {
    const { decision } = run;
    const dealt = below(luck, 5) === 0 ? visionGame.dealt(run.worldsFor(decision.player)!, `${i}`) : undefined;
    if (decision.form === 'act' && dealt?.decision?.form === 'act') {
      const weigh = (of: VisionRun): readonly number[] => decision.options().map((act) => visionMind.likelihood(of, act));
      expect(weigh(dealt)).toEqual(weigh(run));
      acts += 1;
    }
    run.answer(randomAnswer(decision, luck));
  }
  expect(acts).toBeGreaterThan(8);
});
