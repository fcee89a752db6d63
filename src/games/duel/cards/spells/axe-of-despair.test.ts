import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Axe of Despair gives its monster 1000 ATK', () => {
  plays({
    players: [{ hand: ['Axe of Despair'], monsters: [{ card: 'Celtic Guardian' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Celtic Guardian'] }],
    expect: {
      players: [
        { monsters: [{ card: 'Celtic Guardian', atk: 2400, def: 1200 }], spellsTraps: [{ card: 'Axe of Despair', face: 'up' }] },
        {},
      ],
    },
  });
});

test('destroyed in the middle of a chain, it can still go on top of the deck for a tribute: it never misses its timing', () => {
  plays({
    players: [
      {
        hand: ['Pot of Greed'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }],
      },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Axe of Despair'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ handCount: 2, deckCount: 19, graveyard: ['Pot of Greed', 'Celtic Guardian'] }, {}] },
  });
});

test('without a monster to tribute it is not offered', () => {
  plays({
    players: [
      {
        hand: ['Dark Hole'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [{ graveyard: ['Dark Hole', 'Celtic Guardian', 'Axe of Despair'] }, {}],
    },
  });
});

test('it was on the field even when its activation was negated', () => {
  plays({
    players: [
      { hand: ['Axe of Despair'], monsters: [{ card: 'Celtic Guardian' }] },
      { hand: ['Umi'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Magic Jammer' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{ graveyard: ['Celtic Guardian'], deckCount: 21 }, {}] },
  });
});

test('discarded from the hand it stays in the Graveyard', () => {
  plays({
    players: [
      {
        hand: ['Axe of Despair'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Axe of Despair', 'Vorse Raider'] }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ graveyard: ['Axe of Despair', 'Raigeki Break'] }, {}] },
  });
});
