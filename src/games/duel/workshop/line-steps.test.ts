import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import type { DuelRun } from '../../../engine/duel';
import { begin, isBegun } from './begin';
import { judged } from './judged';
import { lineSteps } from './line-steps';
import type { ScenarioInput } from '../scenario/taught';

const POSITION: ScenarioInput = {
  format: 'duel-scenario/1',
  id: 'line',
  players: [
    {
      hand: ['Dark Hole', 'Celtic Guardian', 'Celtic Guardian'],
      monsters: [{ card: 'Sangan' }],
      deck: ['Kuriboh', 'Jinzo', 'Sangan'],
    },
    {
      hand: ['Kuriboh'],
      monsters: [{ card: 'Jinzo' }, { card: 'Celtic Guardian', position: 'set' }],
      spellsTraps: [{ card: 'Solemn Judgment' }],
    },
  ],
};

function run(scenario: ScenarioInput): DuelRun {
  const begun = begin(scenario, duelGame);
  if (!isBegun(begun)) throw new Error(JSON.stringify(begun));
  return begun.run;
}

/** Plays the first act that is no pass and no announcement as long as there is one, and passes otherwise. */
function played(steps: number): DuelRun {
  const game = run(POSITION);
  for (let at = 0; at < steps && game.decision; at += 1) {
    const { decision } = game;
    if (decision.form === 'act') {
      const acts = decision.options();
      game.answer(
        acts.find((act) => act.do === 'normalSummon' || act.do === 'activate') ??
          acts.find((act) => act.do === 'pass') ??
          acts[0]!,
      );
    } else if (decision.form === 'pick') game.answer({ do: 'choose', cards: decision.from.slice(0, decision.min) });
    else if (decision.form === 'order') game.answer({ do: 'order', cards: decision.from });
    else game.answer({ do: 'answer', value: decision.values[0]! });
  }
  return game;
}

test('the steps of a line, played from its position, lead to where the line ended', () => {
  for (const length of [1, 2, 3, 5, 8, 13, 21]) {
    const line = played(length);
    const steps = lineSteps(duelGame, line.save())!.map(({ step }) => step);
    const again = run({ ...POSITION, steps });
    expect(again.view(0), `after ${length} answers`).toEqual(line.view(0));
  }
});

test('a judge reads of each decision who had priority, in which window, what was done and the rule behind what came of it', () => {
  const { steps, pending, end } = judged(duelGame, played(6).save())!;
  const [first, second] = steps;
  expect(first).toMatchObject({
    number: 1,
    asked: 'main-phase-acts',
    moment: { player: 0, kind: 'idle', phase: 'main1' },
    done: { player: 0 },
  });
  expect(steps.some(({ events }) => events.some(({ rule }) => rule !== undefined))).toBe(true);
  expect(second!.moment).toMatchObject({ kind: 'respond', window: expect.any(String) });
  expect(pending?.moment.player).toBe(end.decision?.player);
  // Every line of the log belongs to one decision.
  const told = steps.flatMap(({ events }) => events.map(({ number }) => number));
  expect(told).toEqual([...new Set(told)]);
  expect(told.at(-1)).toBe(end.log.at(-1)!.number);
});

test('what is no recording has no line', () => {
  expect(lineSteps(duelGame, { format: 'nothing' })).toBeNull();
  expect(judged(duelGame, null)).toBeNull();
});
