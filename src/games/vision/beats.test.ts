import { describe, expect, test } from 'vitest';
import type { EventView } from '../../engine/vision';
import { visionBeats } from './beats';
import { keyMoments } from '../../store/key-moments';

const logOf = (...lines: readonly Partial<EventView>[]): readonly EventView[] =>
  lines.map((line, number): EventView => ({ number, verb: 'phase', player: 0, turn: 1, ...line }));
const hit = (player: 0 | 1, passcode: number | undefined, life: number): readonly Partial<EventView>[] => [
  { verb: 'damage', player, amount: 3, ...(passcode !== undefined && { passcode }) },
  { verb: 'life', player, amount: life },
];

describe('what decided a game of VISION', () => {
  test('attacks that nobody answers are not one interference', () => {
    const attack = { verb: 'attack', player: 0, passcode: 5 } as const;
    const log = logOf(attack, ...hit(1, 5, 22), attack, ...hit(1, 5, 19), attack, ...hit(1, 5, 16), { verb: 'play', player: 0 });
    expect(visionBeats({ log }, 25).flatMap((beat) => (beat.kind === 'stack' ? [beat.height] : []))).toEqual([1, 1, 1, 1]);
  });

  test('a blow in combat is the attacker’s, not that of what the victim resolved before', () => {
    const log = logOf(
      { verb: 'attack', player: 0, passcode: 5 },
      { verb: 'play', player: 1, passcode: 9 },
      { verb: 'resolve', player: 1, passcode: 9 },
      ...hit(1, 5, 22),
    );
    const blow = visionBeats({ log }, 25).find(({ kind }) => kind === 'lives');
    expect(blow?.by).toEqual({ player: 0, passcode: 5 });
  });

  test('the last blow may leave less than no life', () => {
    const log = logOf({ verb: 'attack', player: 0, passcode: 5 }, ...hit(1, 5, -2));
    expect(keyMoments(visionBeats({ log }, 1)).map(({ kind }) => kind)).toEqual(['lastBlow']);
  });
});
