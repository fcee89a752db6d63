import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('declaring an attack may change the positions of opposing monsters, up to as many as it has Equip Cards', () => {
  plays({
    profile: 'modern',
    players: [
      {
        monsters: [{ card: 'Vylon Soldier' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Vylon Soldier' }],
      },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vylon Soldier', target: 'Celtic Guardian' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Celtic Guardian', 'Man-Eater Bug'] } },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{}, { lp: 8000, graveyard: ['Celtic Guardian'] }] },
  });
});

test('without an Equip Card does nothing', () => {
  plays({
    profile: 'modern',
    players: [{ monsters: [{ card: 'Vylon Soldier' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vylon Soldier', target: 'Celtic Guardian' },
    ],
    expect: { phase: 'battle', players: [{}, { lp: 7700 }] },
  });
});
