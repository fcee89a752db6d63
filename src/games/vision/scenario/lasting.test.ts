import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Script } from '../../../scenario/script/script';
import { visionGame } from '../cards';
import { readScenario } from './schema';
import { setUp } from './set-up';
import { visionScenarios } from './vision-scenarios';

const folder = new URL('../../../../public/scenarios/vision/', import.meta.url);

/** What everybody sees last before each step of a scenario, and after the last one; the same as before is left out. */
function lasting(name: string): readonly unknown[] {
  const read = readScenario(visionGame.pool, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if (!read.ok) throw new Error(`${name} cannot be read`);
  const run = visionGame.fromState(setUp(read.scenario, visionGame.pool));
  const script = new Script(visionScenarios(visionGame), run, read.scenario);
  const seen: string[] = [];
  const look = (): void => {
    const { lasts, added } = script.line.run.view('public');
    const now = JSON.stringify(added === undefined ? lasts : [{ added }, ...(lasts ?? [])]);
    if (now !== seen.at(-1)) seen.push(now);
  };
  while (script.next !== undefined) {
    script.arrive();
    look();
    script.playNext();
  }
  look();
  return seen.map((one) => JSON.parse(one) as unknown);
}

test('a barrier is seen from its resolution until damage has used it up', () => {
  expect(lasting('vision-card-barrier-of-all-nature-choice')).toEqual([[], [{ kind: 'barrier', player: 0, count: 1 }], []]);
});

test('the Dark Side is seen with both players, a debt with the one who has it', () => {
  const dark = [
    { kind: 'darkSide', player: 0 },
    { kind: 'darkSide', player: 1 },
  ];
  expect(lasting('vision-card-dark-side-of-fate-debt-at-dusk')).toEqual([
    [],
    dark,
    [dark[0], { kind: 'delayed', player: 0, timing: 'turnEnd', passcode: 1072 }, dark[1]],
  ]);
});

test('a phase that will be skipped is seen with the player who has it not', () => {
  expect(lasting('vision-card-crossed-out-line-maintenance')).toEqual([
    [],
    [{ kind: 'skip', player: 0, what: 'maintenance' }],
    [],
  ]);
});

test('a turn that will be skipped is seen with the player who has it not', () => {
  expect(lasting('vision-s08-two-long-nights')).toContainEqual([{ kind: 'skip', player: 1, what: 'turn' }]);
});

test('an additional phase is seen until it has begun', () => {
  expect(lasting('vision-encore-and-the-blocks')).toEqual([[], [{ added: 'main' }], []]);
});
