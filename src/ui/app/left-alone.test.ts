import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleClock } from '../base/idle/idle-clock';
import { stepsOf } from './left-alone';

/** What has happened to a page that was left alone for so many seconds. */
function after(seconds: number, { isKiosk = false, isOnStart = false, stays = false }): readonly string[] {
  const happened: string[] = [];
  const does = (what: string) => () => void happened.push(what);
  const clock = idleClock(
    stepsOf(isKiosk, {
      isOnStart: () => isOnStart,
      stays: () => stays,
      cover: does('cover'),
      attract: does('attract'),
      reset: does('reset'),
    }),
  );
  vi.advanceTimersByTime(seconds * 1_000);
  clock.stop();
  return happened;
}

describe('a page that nobody touches', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('covers the cards after a minute and leaves the duel in sight', () => {
    expect(after(59, {})).toEqual([]);
    expect(after(61, {})).toEqual(['cover']);
    expect(after(3_600, {})).toEqual(['cover']);
  });

  test('tells of itself on the start', () => {
    expect(after(3_600, { isOnStart: true })).toEqual(['cover', 'attract']);
  });

  test('does neither where it was switched off', () => {
    expect(after(3_600, { isOnStart: true, stays: true })).toEqual([]);
  });

  test('at a kiosk covers sooner, then tells of itself over the covered duel, then begins anew; nobody switches it off', () => {
    expect(after(31, { isKiosk: true, stays: true })).toEqual(['cover']);
    expect(after(61, { isKiosk: true, stays: true })).toEqual(['cover']);
    expect(after(61, { isKiosk: true, isOnStart: true })).toEqual(['cover', 'attract']);
    expect(after(91, { isKiosk: true, stays: true })).toEqual(['cover', 'attract']);
    expect(after(3_600, { isKiosk: true, stays: true })).toEqual(['cover', 'attract', 'reset']);
  });
});
