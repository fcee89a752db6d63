import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Nobleman of Crossout removes a face-down flip monster from play, with its copies in both decks', () => {
  plays({
    players: [
      { hand: ['Nobleman of Crossout'], deck: ['Magician of Faith', 'Pot of Greed'] },
      {
        monsters: [{ card: 'Magician of Faith', position: 'set' }],
        deck: ['Magician of Faith', 'Celtic Guardian', 'Magician of Faith'],
        graveyard: ['Pot of Greed'],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Nobleman of Crossout', choose: ['Magician of Faith'] }],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [
        { banished: ['Magician of Faith'], deckCount: 1, graveyard: ['Nobleman of Crossout'] },
        {
          banished: ['Magician of Faith', 'Magician of Faith', 'Magician of Faith'],
          deckCount: 1,
          hand: [],
          graveyard: ['Pot of Greed'],
        },
      ],
    },
  });
});

test('Nobleman of Crossout leaves the decks alone when the monster had no flip effect; Sangan does not search', () => {
  plays({
    players: [
      { hand: ['Nobleman of Crossout'], deck: ['Sangan'] },
      { monsters: [{ card: 'Sangan', position: 'set' }], deck: ['Sangan'] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Nobleman of Crossout', choose: ['Sangan'] }],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [
        { deckCount: 1, banished: [] },
        { deckCount: 1, banished: ['Sangan'], graveyard: [] },
      ],
    },
  });
});

test('Nobleman of Crossout targets no face-up monster', () => {
  plays({
    players: [{ hand: ['Nobleman of Crossout'] }, { monsters: [{ card: 'Magician of Faith' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Nobleman of Crossout' }, rule: 'no-target' }],
  });
});
