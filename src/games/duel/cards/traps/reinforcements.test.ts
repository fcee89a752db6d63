import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Reinforcements in the Damage Step turn a battle, and end with the turn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: '7 Colored Fish' }], spellsTraps: [{ card: 'Reinforcements', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: '7 Colored Fish' },
      { player: 1, do: 'activate', card: 'Reinforcements', choose: ['7 Colored Fish'], when: { step: 'damage' } },
      {
        do: 'expect',
        when: { step: 'battle' },
        players: [{ lp: 7600, monsters: [] }, { monsters: [{ card: '7 Colored Fish', atk: 2300 }] }],
      },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { monsters: [{ card: '7 Colored Fish', atk: 1800 }] }] },
  });
});

test('a face-down monster is no target', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider', position: 'set' }], spellsTraps: [{ card: 'Reinforcements', face: 'set' }] },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Reinforcements' }, rule: 'no-target' }],
  });
});
