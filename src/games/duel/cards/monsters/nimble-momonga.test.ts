import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Nimble Momonga gives 1000 Life Points and may bring two more face-down', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Nimble Momonga' }], deck: ['Nimble Momonga', 'Celtic Guardian', 'Nimble Momonga'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Nimble Momonga' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Nimble Momonga', 'Nimble Momonga'] },
    ],
    expect: {
      players: [
        {},
        {
          lp: 8100,
          monsters: [
            { card: 'Nimble Momonga', position: 'set' },
            { card: 'Nimble Momonga', position: 'set' },
          ],
          deckCount: 1,
        },
      ],
    },
  });
});

test('the Life Points come all the same when none is brought, but not when an effect destroyed it', () => {
  plays({
    players: [
      { hand: ['Raigeki'], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Nimble Momonga' }, { card: 'Nimble Momonga' }], deck: [] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Nimble Momonga@1:monster:0' },
      { player: 1, do: 'answer', value: false },
      { do: 'expect', players: [{}, { lp: 8100 }] },
      { player: 0, do: 'enter', to: 'main2' },
      { player: 0, do: 'activate', card: 'Raigeki' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { lp: 8100, monsters: [] }] },
  });
});
