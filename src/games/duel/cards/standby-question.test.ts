import { expect, test } from 'vitest';
import { readScenario, setUp, type ScenarioInput } from '../scenario';
import { duelGame } from './index';

/**
 * The first question of a Standby Phase in which Cure Mermaid is due, at a table where being asked must not tell what one holds.
 */
function firstQuestion(holds: Pick<NonNullable<ScenarioInput['players']>[number], 'hand' | 'spellsTraps'>): string {
  const read = readScenario({
    format: 'duel-scenario/1',
    id: 'test',
    steps: [],
    phase: 'standby',
    players: [{ monsters: [{ card: 'Cure Mermaid' }], ...holds }, {}],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const { decision } = duelGame.fromState({ ...laid.state, discreet: true });
  return decision?.kind === 'respond' ? `respond ${decision.window} of ${decision.player}` : `${decision?.kind}`;
}

test('whoever has a hand or a Set card is asked among the items of the Standby Phase, whether or not a card is used there', () => {
  expect(firstQuestion({ hand: ['Curse of Fiend'] })).toBe('respond phase of 0');
  expect(firstQuestion({ hand: ['Gemini Elf'] })).toBe('respond phase of 0');
  expect(firstQuestion({ spellsTraps: [{ card: 'Curse of Fiend' }] })).toBe('respond phase of 0');
  expect(firstQuestion({ spellsTraps: [{ card: 'Waboku' }] })).toBe('respond phase of 0');
});

test('with neither there is nothing to hide: the item comes at once', () => {
  expect(firstQuestion({})).toBe('respond chainLink of 1');
});
