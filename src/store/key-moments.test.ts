import { describe, expect, test } from 'vitest';
import type { Beat } from '../games/beat';
import { duelBeats } from '../games/duel/beats';
import { keyMoments } from './key-moments';

const lives = (line: number, player: 0 | 1, change: number, both: readonly [number, number], by: 0 | 1): Beat => ({
  kind: 'lives',
  line,
  turn: line,
  by: { player: by, passcode: line },
  player,
  change,
  lives: both,
});
const told = (beats: readonly Beat[]) => keyMoments(beats).map(({ kind, line }) => `${kind} ${line}`);

describe('the moments by which a duel is remembered', () => {
  test('are the first blood, the turn of the tide and the last blow, in their order', () => {
    const beats = [
      lives(1, 1, -1000, [8000, 7000], 0),
      lives(2, 0, -3000, [5000, 7000], 1),
      lives(3, 1, -4000, [5000, 3000], 0),
      lives(4, 1, -3000, [5000, 0], 0),
    ];
    expect(told(beats)).toEqual(['firstBlood 1', 'blow 2', 'tide 3', 'lastBlow 4']);
  });

  test('have no blow in what a player pays', () => {
    expect(told([lives(1, 0, -1000, [7000, 8000], 0)])).toEqual([]);
  });

  test('tell of a chain and of a sweep only from three on, each once and at its height', () => {
    const stack = (line: number, height: number): Beat => ({ kind: 'stack', line, turn: 1, by: { player: 0 }, height });
    const fall = (line: number, count: number): Beat => ({ kind: 'fall', line, turn: 1, by: { player: 1 }, count });
    expect(told([stack(1, 1), stack(2, 2), fall(3, 1), fall(4, 2)])).toEqual([]);
    expect(told([stack(1, 2), stack(2, 3), stack(3, 4), fall(5, 3), fall(6, 4), stack(9, 3)])).toEqual(['stack 3', 'sweep 6']);
  });

  test('are six at the most, the heaviest of many blows', () => {
    const beats = Array.from({ length: 12 }, (_, i) => lives(i, 1, -100 * (i + 1), [8000, 7000 - i], 0));
    expect(told(beats)).toEqual(['firstBlood 0', 'blow 7', 'blow 8', 'blow 9', 'blow 10', 'blow 11']);
  });

  test('end with the end where no blow decided it', () => {
    const end: Beat = { kind: 'end', line: 9, turn: 5, by: { player: 0 } };
    expect(told([lives(1, 1, -500, [8000, 7500], 0), lives(8, 1, -7500, [8000, 0], 1), end])).toEqual(['firstBlood 1', 'end 9']);
    expect(told([lives(8, 1, -8000, [8000, 0], 0), end])).toEqual(['lastBlow 8']);
  });

  test('two players at zero by the same effect have one last blow', () => {
    const beats = [lives(1, 1, -2000, [2000, 0], 0), lives(2, 0, -2000, [0, 0], 0)];
    expect(told(beats)).toEqual(['lastBlow 1']);
  });
});

test('battle damage, effect damage and payments all change the course of the Life Points', () => {
  const event = { number: 0, turn: 1, player: 1 as const };
  const beats = duelBeats(
    {
      log: [
        { ...event, number: 1, verb: 'attack', player: 0, passcode: 7 },
        { ...event, number: 2, verb: 'damage', amount: 1900, lifePoints: 6100, cause: 'battle', text: '-' },
        { ...event, number: 3, verb: 'lp', amount: 1000, lifePoints: 5100, cause: 'cost', text: '-' },
        { ...event, number: 4, verb: 'resolve', passcode: 9 },
        { ...event, number: 5, verb: 'lp', amount: 500, lifePoints: 5600, cause: 'effect', text: '+' },
        { ...event, number: 6, verb: 'damage', amount: 9000, lifePoints: 0, cause: 'effect', text: '-' },
      ],
    },
    8000,
  );
  expect(beats.map((beat) => beat.kind === 'lives' && [beat.change, beat.by])).toEqual([
    [-1900, { player: 0, passcode: 7 }],
    [-1000, { player: 1 }],
    [500, { player: 1, passcode: 9 }],
    [-9000, { player: 1, passcode: 9 }],
  ]);
});
