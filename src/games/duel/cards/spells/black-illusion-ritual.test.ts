import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Black Illusion Ritual tributes one monster, no more, for Relinquished', () => {
  plays({
    players: [{ hand: ['Black Illusion Ritual', 'Relinquished', 'Kuriboh'], monsters: [{ card: 'Celtic Guardian' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Black Illusion Ritual' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Kuriboh', 'Celtic Guardian'] } },
      { player: 0, do: 'choose', cards: ['Kuriboh'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: {
      players: [
        {
          hand: [],
          monsters: [{ card: 'Celtic Guardian' }, { card: 'Relinquished', position: 'defense' }],
          graveyard: ['Kuriboh', 'Black Illusion Ritual'],
        },
        {},
      ],
    },
  });
});

test('without another monster it cannot be activated', () => {
  plays({
    players: [{ hand: ['Black Illusion Ritual', 'Relinquished'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Black Illusion Ritual' }, rule: 'no-ritual-summon' }],
  });
});
