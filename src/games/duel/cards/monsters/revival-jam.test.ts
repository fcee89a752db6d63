import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("destroyed by battle, for 1000 Life Points Revival Jam comes back in its owner's next Standby Phase", () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Revival Jam' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Revival Jam' },
      { player: 1, do: 'answer', value: true },
      { do: 'expect', players: [{}, { lp: 6600, monsters: [], graveyard: ['Revival Jam'] }] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { monsters: [{ card: 'Revival Jam', position: 'defense' }] }] },
  });
});

test('it may be left out, and destroyed by an effect it does not come back', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Revival Jam' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Revival Jam' },
      { player: 1, do: 'answer', value: false },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { lp: 7600, graveyard: ['Revival Jam'] }] },
  });
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Revival Jam' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { lp: 8000, graveyard: ['Revival Jam'] }] },
  });
});
