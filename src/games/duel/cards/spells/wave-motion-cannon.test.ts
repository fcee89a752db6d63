import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const CANNON = 'Wave-Motion Cannon';

test('1000 damage for each own Standby Phase since its activation', () => {
  plays({
    players: [{ hand: [CANNON] }, {}],
    steps: [
      { player: 0, do: 'activate', card: CANNON },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: CANNON } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: CANNON },
    ],
    expect: { turn: 7, players: [{ graveyard: [CANNON] }, { lp: 6000 }] },
  });
});

test('destroyed in response it has been sent already: the damage comes', () => {
  plays({
    players: [
      { spellsTraps: [{ card: CANNON, face: 'up', turnCount: 3 }] },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: CANNON },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{ graveyard: [CANNON] }, { lp: 5000 }] },
  });
});
