import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('turned up, Dekoichi draws a card', () => {
  plays({
    players: [{ monsters: [{ card: 'Dekoichi the Battlechanted Locomotive', position: 'set' }], deck: ['Umi', 'Raigeki'] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Dekoichi the Battlechanted Locomotive' }],
    expect: {
      events: ['chainLink Dekoichi the Battlechanted Locomotive', 'draw Umi'],
      players: [{ hand: ['Umi'], deckCount: 1 }, {}],
    },
  });
});

test('Normal Summoned face-up it draws nothing', () => {
  plays({
    players: [{ hand: ['Dekoichi the Battlechanted Locomotive'] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: 'Dekoichi the Battlechanted Locomotive' }],
    expect: { players: [{ handCount: 0, deckCount: 20 }, {}] },
  });
});
