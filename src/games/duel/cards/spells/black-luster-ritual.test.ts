import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Black Luster Ritual tributes monsters of hand and field with 8 Levels in all, none needlessly', () => {
  plays({
    players: [
      {
        hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Vorse Raider', 'Kuriboh'],
        monsters: [{ card: 'Celtic Guardian', position: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Black Luster Ritual' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider', 'Celtic Guardian', 'Kuriboh'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider', 'Celtic Guardian'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      events: [
        'resolve Black Luster Ritual',
        'toGrave Vorse Raider',
        'specialSummon Black Luster Soldier',
        'toGrave Black Luster Ritual',
      ],
      players: [{ hand: ['Kuriboh'], monsters: [{ card: 'Black Luster Soldier', position: 'attack', atk: 3000 }] }, {}],
    },
  });
});

test('without enough Levels, or without the Ritual Monster in the hand, it cannot be activated', () => {
  plays({
    players: [{ hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Vorse Raider'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Black Luster Ritual' }, rule: 'no-ritual-summon' }],
  });
  plays({
    players: [{ hand: ['Black Luster Ritual', 'Vorse Raider', 'Vorse Raider'], graveyard: ['Black Luster Soldier'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Black Luster Ritual' }, rule: 'no-ritual-summon' }],
  });
});

test('a negated Ritual Spell leaves hand and field as they are', () => {
  plays({
    players: [
      { hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Vorse Raider', 'Vorse Raider'] },
      { hand: ['Kuriboh'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Black Luster Ritual' },
      { player: 1, do: 'activate', card: 'Magic Jammer' },
    ],
    expect: {
      players: [{ hand: ['Black Luster Soldier', 'Vorse Raider', 'Vorse Raider'], graveyard: ['Black Luster Ritual'] }, {}],
    },
  });
});
