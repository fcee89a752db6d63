import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('the antidote heals 1200', () => {
  plays({
    players: [{ hand: ['Poison of the Old Man'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Poison of the Old Man', mode: 0 }],
    expect: { players: [{ lp: 9200 }, { lp: 8000 }] },
  });
});

test('the poison does 800 damage, also Set and used in the turn of the opponent', () => {
  plays({
    players: [{}, { lp: 8000, spellsTraps: [{ card: 'Poison of the Old Man', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Poison of the Old Man', mode: 1 },
    ],
    expect: { players: [{ lp: 7200 }, { lp: 8000 }] },
  });
});
