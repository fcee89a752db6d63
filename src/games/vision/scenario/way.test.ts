import { expect, test } from 'vitest';
import { visionGame } from '../cards';
import { readScenario, type ScenarioInput } from './schema';
import { walk } from './walk';
import { wayOf } from './way';

function ways(scenario: Omit<ScenarioInput, 'format' | 'game' | 'id'>) {
  const read = readScenario(visionGame.pool, { format: 'duel-scenario/1', game: 'vision', id: 'way', ...scenario });
  const walked = read.ok ? walk(visionGame, read.scenario) : undefined;
  if (!walked?.ok) throw new Error(`it does not play: ${walked?.failures.join(' ')}`);
  const { moments } = walked;
  return moments.slice(0, -1).map((moment, at) => wayOf(visionGame, moment, moments[at + 1]));
}

test('a card that is set as a node leads to the Node Area, a character that is played to its region', () => {
  expect(
    ways({
      players: [{ hand: ['Gale Kite', 'Paper Lantern'], nodes: { active: 2 } }, {}],
      steps: [
        { player: 0, do: 'node', card: 'Paper Lantern' },
        { player: 0, do: 'playCard', card: 'Gale Kite' },
      ],
    }),
  ).toEqual([
    { from: '0:hand:1', to: '0:node' },
    { from: '0:hand:0', to: '0:field' },
  ]);
});

test('a command leads to what it is aimed at, and nowhere where it is aimed at nothing', () => {
  expect(
    ways({
      players: [
        { hand: ['Stray Spark'], nodes: { active: 1 } },
        { hand: ['Closing Bell'], nodes: { active: 5 }, field: ['Stone Basin', 'Ferry Oar'] },
      ],
      steps: [
        { player: 0, do: 'playCard', card: 'Stray Spark', choose: ['Ferry Oar'] },
        { player: 1, do: 'playCard', card: 'Closing Bell' },
      ],
    }),
  ).toEqual([{ from: '0:hand:0', to: '1:field:1' }, { from: '1:hand:0' }]);
});

test('an attack leads to the plate of the player; who passes, defends or grazes moves no card to a place', () => {
  expect(
    ways({
      players: [{ field: ['Festival Drum'] }, { field: ['Stone Basin'] }],
      steps: [
        { player: 0, do: 'attack', card: 'Festival Drum' },
        { player: 1, do: 'defend', card: 'Stone Basin' },
        { player: 0, do: 'pass' },
      ],
    }),
  ).toEqual([{ from: '0:field:0', to: '1:seat' }, { from: '1:field:0' }, null]);
});
