import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed, brings an Ancient Gear monster from hand, deck or Graveyard', () => {
  plays({
    profile: 'modern',
    players: [{ fieldSpell: 'Geartown', hand: ['Mystical Space Typhoon'], graveyard: ['Ancient Gear Soldier'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Ancient Gear Soldier' }] }, {}] },
  });
});

test('returned or sent in another way brings nothing', () => {
  plays({
    profile: 'modern',
    players: [{ fieldSpell: 'Geartown', hand: ['Umi'], graveyard: ['Ancient Gear Soldier'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Umi' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ graveyard: ['Ancient Gear Soldier', 'Geartown'], fieldSpell: 'Umi' }, {}] },
  });
});

test('negated and destroyed by Magic Jammer it was on the field: brings a monster', () => {
  plays({
    profile: 'modern',
    rules: ['R246'],
    players: [
      { hand: ['Geartown'], deck: ['Ancient Gear Soldier', 'Celtic Guardian'] },
      { hand: ['Kuriboh'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Geartown' },
      { player: 1, do: 'activate', card: 'Magic Jammer', choose: ['Kuriboh'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Ancient Gear Soldier'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Ancient Gear Soldier' }], graveyard: ['Geartown'] }, {}] },
  });
});

test('under Necrovalley it brings none of the Graveyard', () => {
  plays({
    profile: 'modern',
    players: [
      { fieldSpell: 'Geartown', hand: ['Mystical Space Typhoon', 'Ancient Gear Soldier'], graveyard: ['Ancient Gear Soldier'] },
      { fieldSpell: 'Necrovalley' },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Geartown'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'Ancient Gear Soldier' }],
          hand: [],
          graveyard: ['Ancient Gear Soldier', 'Geartown', 'Mystical Space Typhoon'],
        },
        {},
      ],
    },
  });
});
