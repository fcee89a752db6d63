import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const EXODIA = 'Exodia the Forbidden One';
const LEGS = ['Right Leg of the Forbidden One', 'Left Leg of the Forbidden One'];
const ARMS = ['Right Arm of the Forbidden One', 'Left Arm of the Forbidden One'];

test('drawing the fifth piece wins before anything else is done', () => {
  plays({
    rules: ['R029'],
    players: [{}, { hand: [EXODIA, ...LEGS, ARMS[0]!], deck: [ARMS[1]!, 'Umi'] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, phase: 'draw', result: { winner: 1, reason: 'exodia', card: EXODIA } },
  });
});

test('the opening hand counts', () => {
  plays({
    rules: ['R030'],
    turn: 1,
    phase: 'draw',
    deal: true,
    players: [{ deck: [...LEGS, EXODIA, ...ARMS, 'Umi', 'Umi'] }, {}],
    steps: [],
    expect: { result: { winner: 0, reason: 'exodia' }, players: [{ handCount: 5 }, {}] },
  });
});

test('pieces in the Graveyard or on the field do not count; the last one brought to the hand by an effect does', () => {
  plays({
    rules: ['R031'],
    players: [
      {
        hand: [EXODIA, ...LEGS, ARMS[0]!],
        graveyard: [ARMS[1]!],
        monsters: [{ card: 'Magician of Faith', position: 'set' }, { card: ARMS[1]! }],
      },
      {},
    ],
    steps: [
      { do: 'expect', result: null },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, result: null },
    ],
    expect: { result: null },
  });
});

test('a discard that breaks the set up again comes before the win', () => {
  plays({
    rules: ['R033'],
    players: [{ hand: ['Graceful Charity', EXODIA, ...LEGS], deck: [...ARMS, 'Umi', 'Umi'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Graceful Charity' },
      { player: 0, do: 'choose', cards: ['Umi', EXODIA] },
    ],
    expect: { result: null, players: [{ handCount: 4 }, {}] },
  });
});
