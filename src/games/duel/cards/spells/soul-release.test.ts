import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Soul Release removes cards of both Graveyards from play, Spells and Traps too', () => {
  plays({
    players: [
      { hand: ['Soul Release'], graveyard: ['Sangan', 'Pot of Greed'] },
      { graveyard: ['Vorse Raider', 'Mirror Force', 'Dark Hole'] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Soul Release', choose: ['Sangan', 'Vorse Raider', 'Dark Hole'] }],
    expect: {
      players: [
        { banished: ['Sangan'], graveyard: ['Pot of Greed', 'Soul Release'] },
        { banished: ['Vorse Raider', 'Dark Hole'], graveyard: ['Mirror Force'] },
      ],
    },
  });
});

test('it needs a card in a Graveyard, and nothing that forbids removing', () => {
  plays({
    players: [{ hand: ['Soul Release'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Soul Release' }, rule: 'no-target' }],
  });
  plays({
    players: [{ hand: ['Soul Release'], graveyard: ['Sangan'] }, { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Soul Release' }, rule: 'graveyard-cannot-be-banished' }],
  });
});
