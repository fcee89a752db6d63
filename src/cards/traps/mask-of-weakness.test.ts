import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mask of Weakness takes 700 ATK from the attacker, and the battle goes on with what is left', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Mask of Weakness', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Mask of Weakness' },
    ],
    expect: {
      players: [
        { lp: 7800, graveyard: ['Vorse Raider'] },
        { lp: 8000, monsters: [{ card: 'Celtic Guardian' }] },
      ],
    },
  });
});

test('without a declaration it is not used', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Mask of Weakness', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mask of Weakness' }, rule: 'attack-declared-only' },
    ],
  });
});
