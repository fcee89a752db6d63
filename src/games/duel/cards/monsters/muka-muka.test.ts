import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Muka Muka counts the hand of its controller the moment it is summoned and when a card is Set', () => {
  plays({
    players: [{ hand: ['Muka Muka', 'Trap Hole', 'Mirror Force', 'Waboku', 'Dark Hole'] }, { hand: ['Dark Hole'] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Muka Muka' },
      { do: 'expect', players: [{ monsters: [{ card: 'Muka Muka', atk: 1800, def: 1500 }] }, {}] },
      { player: 0, do: 'setSpellTrap', card: 'Trap Hole' },
    ],
    expect: { players: [{ monsters: [{ card: 'Muka Muka', atk: 1500, def: 1200 }] }, {}] },
  });
});
