import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Mother Grizzly may bring a weak WATER monster in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Mother Grizzly' }], deck: ['7 Colored Fish', 'Mother Grizzly', 'Celtic Guardian', 'Mother Grizzly'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mother Grizzly' },
      { player: 1, do: 'answer', value: true },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['7 Colored Fish'] } },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Celtic Guardian'] } },
      { player: 1, do: 'choose', cards: ['Mother Grizzly'] },
    ],
    expect: {
      players: [
        {},
        { lp: 7500, monsters: [{ card: 'Mother Grizzly', position: 'attack' }], graveyard: ['Mother Grizzly'], deckCount: 3 },
      ],
    },
  });
});

test('destroyed by an effect, it brings nothing', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Mother Grizzly' }], deck: ['Mother Grizzly'] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { monsters: [], graveyard: ['Mother Grizzly'] }] },
  });
});

test('an empty search is legal and summons nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Mother Grizzly' }], deck: ['Celtic Guardian'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mother Grizzly' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      events: ['resolve Mother Grizzly'],
      players: [{}, { monsters: [], deckCount: 1 }],
    },
  });
});
