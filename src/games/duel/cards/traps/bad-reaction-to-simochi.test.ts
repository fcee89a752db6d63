import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Bad Reaction to Simochi turns the opponent's gains into damage, and none of its player's", () => {
  plays({
    players: [
      { hand: ['Dian Keto the Cure Master', 'Mystical Space Typhoon', 'Red Medicine'] },
      {
        spellsTraps: [{ card: 'Bad Reaction to Simochi', face: 'up' }],
        monsters: [{ card: 'The Immortal of Thunder', position: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ lp: 7000 }, {}] },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Bad Reaction to Simochi'] },
      { player: 0, do: 'activate', card: 'Red Medicine' },
    ],
    expect: { events: ['damage 0 1000', 'lp 0 7500'], players: [{ lp: 7500 }, { lp: 8000 }] },
  });
});

test("its player's own gains stay gains", () => {
  plays({
    players: [{ hand: ['Dian Keto the Cure Master'], spellsTraps: [{ card: 'Bad Reaction to Simochi', face: 'up' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dian Keto the Cure Master' }],
    expect: { players: [{ lp: 9000 }, { lp: 8000 }] },
  });
});

test('chained to the gain, it works already', () => {
  plays({
    players: [{ hand: ['Dian Keto the Cure Master'] }, { spellsTraps: [{ card: 'Bad Reaction to Simochi', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' },
      { player: 1, do: 'activate', card: 'Bad Reaction to Simochi' },
    ],
    expect: { players: [{ lp: 7000 }, {}] },
  });
});
