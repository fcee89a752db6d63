import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const BLUE_EYES = 'Blue-Eyes White Dragon';

test('Polymerization sends the materials from hand and field, face-down ones too, and Fusion Summons', () => {
  plays({
    players: [
      {
        hand: ['Polymerization', BLUE_EYES, BLUE_EYES],
        monsters: [{ card: BLUE_EYES, position: 'set' }, { card: 'Sangan' }],
        fusionDeck: ['Blue-Eyes Ultimate Dragon', 'Dark Paladin'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          hand: [],
          monsters: [{ card: 'Sangan' }, { card: 'Blue-Eyes Ultimate Dragon', atk: 4500 }],
          graveyard: [BLUE_EYES, BLUE_EYES, BLUE_EYES, 'Polymerization'],
          fusionDeck: ['Dark Paladin'],
        },
        {},
      ],
    },
  });
});

test('which copies are used is chosen on resolution', () => {
  plays({
    players: [
      {
        hand: ['Polymerization', 'Dark Magician', 'Buster Blader', 'Sangan'],
        monsters: [{ card: 'Dark Magician' }],
        fusionDeck: ['Dark Paladin'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Dark Magician@hand', 'Dark Magician@0:monster:0'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Dark Magician@hand', 'Sangan'] } },
      { player: 0, do: 'choose', cards: ['Dark Magician@0:monster:0', 'Buster Blader'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: { players: [{ hand: ['Dark Magician', 'Sangan'], monsters: [{ card: 'Dark Paladin', position: 'defense' }] }, {}] },
  });
});

test('without the materials or without a Fusion Deck it cannot be activated', () => {
  plays({
    players: [
      { hand: ['Polymerization', BLUE_EYES, BLUE_EYES], graveyard: [BLUE_EYES], fusionDeck: ['Blue-Eyes Ultimate Dragon'] },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'no-fusion-summon' }],
  });
  plays({
    players: [{ hand: ['Polymerization', BLUE_EYES, BLUE_EYES, BLUE_EYES] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'R061' }],
  });
});

test('a full field is no hindrance when a material lies on it, and only then', () => {
  const full = (last: string) => [...Array.from({ length: 4 }, () => ({ card: 'Celtic Guardian' })), { card: last }];
  plays({
    players: [
      {
        hand: ['Polymerization', 'Dark Magician', 'Buster Blader'],
        monsters: full('Buster Blader'),
        fusionDeck: ['Dark Paladin'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Dark Magician', 'Buster Blader@hand'] } },
      { player: 0, do: 'choose', cards: ['Dark Magician', 'Buster Blader@0:monster:4'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ hand: ['Buster Blader'] }, {}] },
  });
  plays({
    players: [
      {
        hand: ['Polymerization', 'Dark Magician', 'Buster Blader'],
        monsters: full('Celtic Guardian'),
        fusionDeck: ['Dark Paladin'],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'no-fusion-summon' }],
  });
});

test('a negated Polymerization keeps the materials', () => {
  plays({
    players: [
      { hand: ['Polymerization', 'Dark Magician', 'Buster Blader'], fusionDeck: ['Dark Paladin'] },
      { hand: ['Kuriboh'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 1, do: 'activate', card: 'Magic Jammer' },
    ],
    expect: { players: [{ hand: ['Dark Magician', 'Buster Blader'], graveyard: ['Polymerization'], monsters: [] }, {}] },
  });
});
