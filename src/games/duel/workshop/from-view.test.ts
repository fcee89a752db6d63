import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { cardNamed } from '../../../store/cards/card-book';
import { begin, isBegun } from './begin';
import { positionOfView } from './from-view';
import { cardAt } from './laid-position';
import { problemsOf } from './problems';
import type { ScenarioInput } from '../scenario/taught';
import type { DuelRun } from '../../../engine/duel';

const card = (name: string): number => cardNamed(name)!.id;

function run(position: Partial<ScenarioInput>): DuelRun {
  const begun = begin({ format: 'duel-scenario/1', id: 'taken', ...position }, duelGame);
  if (!isBegun(begun)) throw new Error(JSON.stringify(begun));
  return begun.run;
}

const table = (): DuelRun =>
  run({
    turn: 6,
    phase: 'main2',
    players: [
      {
        lp: 3000,
        hand: ['Dark Hole'],
        monsters: [{ card: 'Celtic Guardian', zone: 3, position: 'set' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Jinzo' }],
      },
      {
        hand: ['Pot of Greed', 'Monster Reborn'],
        monsters: [{ card: 'Jinzo', counters: { spell: 2 } }],
        spellsTraps: [{ card: 'Mirror Force' }],
        graveyard: ['Sangan'],
        deck: ['Raigeki'],
        fusionDeck: ['Thousand-Eyes Restrict'],
      },
    ],
  });

test('what is taken from a table is what its viewer may know: of the other side no hand, no Set card, no Deck', () => {
  const { position, unknown } = positionOfView(table().view(0), 'expert');
  expect(position).toMatchObject({ turn: 6, phase: 'main2', turnPlayer: 0 });
  expect(position.seats[0].lifePoints).toBe(3000);
  expect(position.seats[0].zones.hand).toEqual([{ card: card('Dark Hole') }]);
  expect(cardAt(position, { seat: 0, zone: 'monster', index: 3 })).toEqual({ card: card('Celtic Guardian'), position: 'set' });
  expect(cardAt(position, { seat: 0, zone: 'spellTrap', index: 0 })).toEqual({
    card: card('Axe of Despair'),
    face: 'up',
    equippedTo: { seat: 1, zone: 'monster', index: 0 },
  });
  expect(position.seats[1].zones.graveyard).toEqual([{ card: card('Sangan') }]);
  // Both hand cards and the Set one.
  expect(unknown).toBe(3);
  const taken = JSON.stringify(position);
  for (const hidden of ['Pot of Greed', 'Monster Reborn', 'Mirror Force', 'Raigeki', 'Thousand-Eyes Restrict'])
    expect(taken, hidden).not.toContain(String(card(hidden)));
  expect(problemsOf(position, duelGame)).toEqual([]);
});

test('an audience takes nothing that lies face-down', () => {
  const { position, unknown } = positionOfView(table().view('public'), 'expert');
  expect(position.seats[0].zones.hand).toEqual([]);
  expect(cardAt(position, { seat: 0, zone: 'monster', index: 3 })).toBeNull();
  expect(unknown).toBe(5);
});
