import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Des Koala deals 400 for each card in the opponent's hand", () => {
  plays({
    players: [
      { monsters: [{ card: 'Des Koala', position: 'set' }], hand: ['Raigeki'] },
      { hand: ['Kuriboh', 'Sangan', 'Jinzo'] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Des Koala' }],
    expect: { players: [{ lp: 8000 }, { lp: 6800 }] },
  });
});

test('the hand is counted at resolution', () => {
  plays({
    players: [
      { monsters: [{ card: 'Des Koala', position: 'set' }] },
      { hand: ['Kuriboh'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Des Koala' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{}, { lp: 7200 }] },
  });
});
