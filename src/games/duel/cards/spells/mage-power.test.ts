import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mage Power counts the Spells and Traps of its side, itself included, and changes at once when one is Set', () => {
  plays({
    players: [
      { hand: ['Mage Power', 'Trap Hole'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Mage Power', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [{ card: 'Vorse Raider', atk: 2400, def: 1700 }] }, {}] },
      { player: 0, do: 'setSpellTrap', card: 'Trap Hole' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 2900, def: 2200 }] }, {}] },
  });
});

test("on an opposing monster it lies in its user's zones and counts its user's cards", () => {
  plays({
    players: [
      { hand: ['Mage Power'] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mage Power', choose: ['Vorse Raider'] }],
    expect: {
      players: [
        { spellsTraps: [{ card: 'Mage Power', face: 'up' }] },
        { monsters: [{ card: 'Vorse Raider', atk: 2400 }], spellsTraps: [{ card: 'Trap Hole' }] },
      ],
    },
  });
});

test('a face-down monster cannot be equipped', () => {
  plays({
    players: [{ hand: ['Mage Power'], monsters: [{ card: 'Vorse Raider', position: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Mage Power' }, rule: 'no-target' }],
  });
});
