import { expect, test } from 'vitest';
import { below, seededRandom } from '../../engine/kernel';
import type { VisionRun } from '../../engine/vision';
import { visionGame } from '../../games/vision/cards';
import { visionProving } from '../../games/vision/mind';
import { lineInSteps, stepOf, visionScenarios } from '../../games/vision/scenario';
import { playsFilesOf, playText, positionOf } from '../../scenario';
import { Proof } from '..';
import { answersTo, PlainSearch, TooManyNodes } from './testing/plain-search';

const scenarios = visionScenarios(visionGame);
const files = new Map([['vision', playsFilesOf(scenarios)]]);
const written = (scenario: object): object => ({
  format: 'duel-scenario/1',
  game: 'vision',
  id: 'position',
  phase: 'main',
  ...scenario,
});

function positionFrom(scenario: object): VisionRun {
  const position = positionOf(scenarios, written(scenario));
  if (!position.ok) throw new Error(position.failures.join('\n'));
  return position.run;
}

const OWN = ['Ox-Horn Mask', 'Festival Drum', 'Procession Leader', 'Lantern Carp', 'River Mother'];
const OTHERS = ['Well Frog', 'Ford Guardian', 'Ferry Oar', 'Lantern Carp', 'Ox-Horn Mask'];
const HAND = ['Paper Boat', 'Sudden Gust', 'Stray Spark', 'Borrowed Umbrella', 'Breath of Relief', 'Gale Kite'];

/** A few cards that bear on each other: an attack, what makes it stronger, and what stands in its way. */
function smallPlayers(seed: string): readonly [object, object] {
  const random = seededRandom(seed);
  const some = (from: readonly string[], least: number, most: number): string[] =>
    Array.from({ length: least + below(random, most - least + 1) }, () => from[below(random, from.length)]!);
  const nodes = (most: number): object => ({ active: below(random, most + 1), sleep: 0 });
  return [
    { field: some(OWN, 1, 2), hand: some(HAND, 0, 2), nodes: nodes(4), nodeSetUsed: true },
    { life: 1 + below(random, 7), field: some(OTHERS, 0, 1), hand: some(HAND, 0, 1), nodes: nodes(2) },
  ];
}

const words = (run: VisionRun, answer: unknown): string => JSON.stringify(stepOf(run, answer as never));

test('small positions of VISION: the verdict and every winning first act are those of a search that remembers and leaves out nothing', () => {
  let compared = 0;
  let wins = 0;
  for (let i = 0; compared < 60; i++) {
    const players = smallPlayers(`${i}`);
    const run = positionFrom({ players });
    const start = run.searching();
    if (start.decision === undefined || answersTo(start.decision).length < 2) continue;
    const plain = new PlainSearch(0, run.play.state.turn, 400);
    let firsts: readonly string[];
    try {
      const winning = answersTo(start.decision).filter((answer) => plain.winsAfter(start, answer));
      firsts = [...new Set(winning.map((answer) => words(start, answer)))].sort();
    } catch (error) {
      if (error instanceof TooManyNodes) continue;
      throw error;
    }
    compared += 1;
    const proof = new Proof(visionProving, run, 0, { nodes: 100_000 });
    const found = proof.firsts().filter((first) => first.found === 'wins');
    const proved = [...new Set(found.map(({ answer }) => words(start, answer)))].sort();
    expect([i, proof.found, proved]).toEqual([i, firsts.length > 0 ? 'wins' : 'refuted', firsts]);
    if (proof.found !== 'wins') continue;
    wins += 1;
    const line = lineInSteps(run, proof.line());
    const played = playText(files, JSON.stringify(written({ players, steps: line, expect: { result: { winner: 0 }, turn: 3 } })));
    expect([i, line, played.failures]).toEqual([i, line, []]);
  }
  expect(wins).toBeGreaterThan(9);
  expect(wins).toBeLessThan(51);
}, 300_000);

test('a win of VISION takes the same positions again, though nothing but its state tells them apart', () => {
  const run = positionFrom({
    players: [
      { field: ['Ox-Horn Mask', 'Festival Drum'], hand: ['Paper Boat', 'Stray Spark'], nodes: { active: 4, sleep: 0 } },
      { life: 30, field: ['Well Frog'] },
    ],
  });
  const searching = run.searching();
  const before = searching.identity();
  const { mark } = searching;
  searching.giveListed(searching.decision!.form === 'act' ? searching.decision!.options()[0]! : { do: 'pass' });
  expect(searching.identity()).not.toEqual(before);
  searching.returnTo(mark);
  expect(searching.identity()).toEqual(before);
  expect(new Proof(visionProving, run, 0, { nodes: 100_000 }).found).toBe('refuted');
});
