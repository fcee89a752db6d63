import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Fusion Gate lets its controller Fusion Summon with materials that are removed from play', () => {
  plays({
    players: [{ hand: ['Dark Magician', 'Buster Blader', 'Fusion Gate'], fusionDeck: ['Dark Paladin'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Fusion Gate' },
      { player: 0, do: 'activate', card: 'Fusion Gate' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'Dark Paladin' }],
          banished: ['Dark Magician', 'Buster Blader'],
          graveyard: [],
          fieldSpell: 'Fusion Gate',
        },
        {},
      ],
    },
  });
});

test('the opponent of its controller may use it too, in the own Main Phase', () => {
  plays({
    players: [
      { hand: ['Dark Magician', 'Buster Blader'], fusionDeck: ['Dark Paladin'] },
      { fieldSpell: 'Fusion Gate', hand: ['Dark Magician', 'Buster Blader'], fusionDeck: ['Dark Paladin'] },
    ],
    steps: [
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Fusion Gate' } },
      { player: 0, do: 'activate', card: 'Fusion Gate' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Dark Paladin' }], banished: ['Dark Magician', 'Buster Blader'] },
        { hand: ['Dark Magician', 'Buster Blader'] },
      ],
    },
  });
});

test('without the materials it cannot be used; destroyed in answer it does nothing', () => {
  plays({
    players: [{ hand: ['Dark Magician'], fusionDeck: ['Dark Paladin'], fieldSpell: 'Fusion Gate' }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Fusion Gate' }, rule: 'no-fusion-summon' }],
  });
  plays({
    players: [
      { hand: ['Dark Magician', 'Buster Blader'], fusionDeck: ['Dark Paladin'], fieldSpell: 'Fusion Gate' },
      { spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Fusion Gate' },
      { player: 1, do: 'activate', card: 'Dust Tornado', choose: ['Fusion Gate'] },
    ],
    expect: { players: [{ hand: ['Dark Magician', 'Buster Blader'], monsters: [], banished: [] }, {}] },
  });
});
