import { expect, test } from 'vitest';
import type { EventView } from './view';
import { learnedSince } from './learned';

const log = (...events: Pick<EventView, 'verb' | 'player' | 'from'>[]): EventView[] =>
  events.map((event, number) => ({ ...event, number, turn: 1 }));

test('a draw counts once its player has seen it', () => {
  const drawn = log({ verb: 'turn', player: 1 }, { verb: 'draw', player: 1 });
  expect(learnedSince(drawn, 1, 0, 0)).toBeNull();
  expect(learnedSince(drawn, 1, 0, 1)).toBe('draw');
  expect(learnedSince(drawn, 0, 0, 1)).toBeNull();
});

test('what was known in the window already does not count', () => {
  expect(learnedSince(log({ verb: 'draw', player: 1 }, { verb: 'summon', player: 0 }), 1, 0, 9)).toBeNull();
});

test('chance counts for both at once, and so does what was shown', () => {
  expect(learnedSince(log({ verb: 'summon', player: 0 }, { verb: 'coin', player: 0 }), 1, 0, -1)).toBe('random');
  expect(learnedSince(log({ verb: 'summon', player: 0 }, { verb: 'reveal', player: 0 }), 1, 0, -1)).toBe('hidden');
});

test('who is made to show the own hand learns nothing by it', () => {
  const shown = log({ verb: 'summon', player: 0 }, { verb: 'reveal', player: 0, from: 'hand' });
  expect(learnedSince(shown, 0, 0, -1)).toBeNull();
  expect(learnedSince(shown, 1, 0, -1)).toBe('hidden');
  expect(learnedSince(log({ verb: 'summon', player: 0 }, { verb: 'reveal', player: 0, from: 'deck' }), 0, 0, -1)).toBe('hidden');
});
