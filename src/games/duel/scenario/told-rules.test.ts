import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import type { RuleId } from '../../../engine/duel';
import { readScenario } from './schema';
import { duelScenarios } from './duel-scenarios';
import { Script } from '../../../scenario/script/script';
import { setUp } from './set-up';
import type { TestScenario } from './testing';

/** The rules that events of the duel name, whoever is told of them. */
function rulesToldIn(scenario: TestScenario): (RuleId | undefined)[] {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', ...scenario });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const position = setUp(read.scenario, duelGame);
  if (position.kind !== 'position') throw new Error('The scenario cannot be set up');
  const script = new Script(duelScenarios(duelGame), duelGame.fromState(position.state), read.scenario);
  expect(script.play()).toEqual([]);
  return script.line.run.duel.log.map(({ rule }) => rule);
}

test('that a targeted Spirit Reaper is destroyed is told with its rule', () => {
  expect(
    rulesToldIn({
      players: [{ hand: ['Rush Recklessly'] }, { monsters: [{ card: 'Spirit Reaper' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Spirit Reaper'] }],
      expect: { players: [{}, { graveyard: ['Spirit Reaper'] }] },
    }),
  ).toContain('destroyed-when-targeted');
});

test('what a locked Graveyard undoes is told with its rule', () => {
  expect(
    rulesToldIn({
      players: [
        { hand: ['Monster Reborn'], graveyard: ['Celtic Guardian'], fieldSpell: { card: 'Necrovalley', face: 'up' } },
        {},
      ],
      steps: [{ player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian'] }],
      expect: { players: [{ monsters: [] }, {}] },
    }),
  ).toContain('graveyard-locked');
});

test('a gain that becomes damage is told with its rule', () => {
  expect(
    rulesToldIn({
      players: [{ hand: ['Dian Keto the Cure Master'] }, { spellsTraps: [{ card: 'Bad Reaction to Simochi', face: 'up' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Dian Keto the Cure Master' }],
      expect: { players: [{ lp: 7000 }, {}] },
    }),
  ).toContain('gains-become-damage');
});

test('that a Trap is no monster any more is told with its rule', () => {
  expect(
    rulesToldIn({
      players: [{ spellsTraps: [{ card: 'Royal Decree', face: 'set' }] }, { monsters: [{ card: 'Embodiment of Apophis' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Royal Decree' }],
      expect: { players: [{}, { monsters: [] }] },
    }),
  ).toContain('trap-monster');
});
