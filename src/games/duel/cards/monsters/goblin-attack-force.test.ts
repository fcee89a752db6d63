import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("after its attack Goblin Attack Force lies in defense until the end of its controller's next turn", () => {
  plays({
    players: [{ monsters: [{ card: 'Goblin Attack Force' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Goblin Attack Force', target: 'direct' },
      { do: 'expect', players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'attack' }] }, { lp: 5700 }] },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'expect', players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'defense' }] }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Goblin Attack Force' }, rule: 'position-locked' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'legal', step: { player: 0, do: 'changePosition', card: 'Goblin Attack Force' } },
    ],
    expect: { turn: 7 },
  });
});

test('without an attack it stays as it is', () => {
  plays({
    players: [{ monsters: [{ card: 'Goblin Attack Force' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'legal', step: { player: 0, do: 'changePosition', card: 'Goblin Attack Force' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'attack' }] }, {}] },
  });
});

test('turned face-down, it forgets that it may not be changed', () => {
  plays({
    players: [{ monsters: [{ card: 'Goblin Attack Force' }], hand: ['Book of Moon'] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Goblin Attack Force', target: 'direct' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Goblin Attack Force'] },
      { player: 0, do: 'flipSummon', card: 'Goblin Attack Force' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'attack' }] }, {}] },
  });
});

test('with its effects negated it keeps attack position', () => {
  plays({
    players: [{ monsters: [{ card: 'Goblin Attack Force' }] }, { spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Goblin Attack Force', target: 'direct' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'attack' }] }, {}] },
  });
});
