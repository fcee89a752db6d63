import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { readScenario, type ScenarioInput } from './schema';
import { walk } from './walk';
import { wayOf } from './way';

function ways(scenario: Omit<ScenarioInput, 'format' | 'id'>) {
  const read = readScenario({ format: 'duel-scenario/1', id: 'way', ...scenario });
  const walked = read.ok ? walk(duelGame, read.scenario) : undefined;
  if (!walked?.ok) throw new Error(`it does not play: ${walked?.failures.join(' ')}`);
  const { moments } = walked;
  return moments.slice(0, -1).map((moment, at) => wayOf(duelGame, moment, moments[at + 1]));
}

test('a Normal Summon leads from the hand to the first free Monster Zone, whichever the script names', () => {
  expect(
    ways({
      players: [{ hand: ['Sangan', 'Vorse Raider'], monsters: [{ card: 'Celtic Guardian', zone: 0 }] }, {}],
      steps: [{ player: 0, do: 'normalSummon', card: 'Vorse Raider', zone: 3 }],
    }),
  ).toEqual([{ from: '0:hand:1', to: '0:monster:1' }]);
});

test('a Tribute is still in its zone: where the monster will lie is not shown', () => {
  expect(
    ways({
      players: [{ hand: ['Summoned Skull'], monsters: [{ card: 'Celtic Guardian', zone: 0 }] }, {}],
      steps: [{ player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Celtic Guardian'] }],
    }),
  ).toEqual([{ from: '0:hand:0' }]);
});

test('a Set leads to a Spell & Trap Zone, a Field Spell to the Field Zone', () => {
  expect(
    ways({
      players: [{ hand: ['Umi', 'Trap Hole'] }, {}],
      steps: [
        { player: 0, do: 'setSpellTrap', card: 'Trap Hole' },
        { player: 0, do: 'activate', card: 'Umi' },
      ],
    }),
  ).toEqual([
    { from: '0:hand:1', to: '0:spellTrap:0' },
    { from: '0:hand:0', to: '0:field:0' },
  ]);
});

test('a Spell leads to the zone where it is activated, even when it has resolved and gone as soon as it is played', () => {
  expect(
    ways({
      priority: 'smooth',
      players: [{ hand: ['Pot of Greed'], spellsTraps: [{ card: 'Waboku', zone: 0 }] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    }),
  ).toEqual([{ from: '0:hand:0', to: '0:spellTrap:1' }]);
});

test('an attack leads to what it is declared on: a monster, or the plate of the player', () => {
  const players: ScenarioInput['players'] = [
    { monsters: [{ card: 'Vorse Raider', zone: 1 }, { card: 'Gemini Elf' }] },
    { monsters: [{ card: 'Celtic Guardian', zone: 3 }] },
  ];
  expect(
    ways({
      phase: 'battle',
      players,
      steps: [
        { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
        { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      ],
    }),
  ).toEqual([
    { from: '0:monster:1', to: '1:monster:3' },
    { from: '0:monster:0', to: '1:seat' },
  ]);
});

test('what lies where it is has no way, and what only looks, answers or goes back is no step of a card', () => {
  expect(
    ways({
      priority: 'smooth',
      players: [{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
        { do: 'expect', phase: 'main1' },
        { player: 1, do: 'object', to: 'summon' },
        { player: 1, do: 'activate', card: 'Trap Hole' },
        { player: 0, do: 'endTurn' },
      ],
    }),
  ).toEqual([{ from: '0:hand:0', to: '0:monster:0' }, null, null, { from: '1:spellTrap:0' }, null]);
});
