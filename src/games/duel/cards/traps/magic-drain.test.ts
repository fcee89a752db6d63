import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Magic Drain negates a Spell when its player discards none', () => {
  plays({
    players: [
      { hand: ['Heavy Storm', 'Raigeki'] },
      {
        spellsTraps: [
          { card: 'Magic Drain', face: 'set' },
          { card: 'Book of Moon', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Heavy Storm' },
      { player: 1, do: 'activate', card: 'Magic Drain' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: {
      events: ['negate Heavy Storm'],
      players: [
        { hand: ['Raigeki'], graveyard: ['Heavy Storm'] },
        { spellsTraps: [{ card: 'Book of Moon' }], graveyard: ['Magic Drain'] },
      ],
    },
  });
});

test('for a discarded Spell the Spell below works', () => {
  plays({
    players: [
      { hand: ['Heavy Storm', 'Raigeki', 'Sangan'] },
      {
        spellsTraps: [
          { card: 'Magic Drain', face: 'set' },
          { card: 'Book of Moon', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Heavy Storm' },
      { player: 1, do: 'activate', card: 'Magic Drain' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: {
      players: [
        { hand: ['Sangan'], graveyard: ['Heavy Storm', 'Raigeki'] },
        { spellsTraps: [], graveyard: ['Magic Drain', 'Book of Moon'] },
      ],
    },
  });
});

test("one's own Spells and Traps are no occasion", () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], spellsTraps: [{ card: 'Magic Drain', face: 'set' }] },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Magic Drain' }, rule: 'answers-opponents-spell' },
    ],
  });
});
