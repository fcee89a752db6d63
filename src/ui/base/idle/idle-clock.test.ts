import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleClock } from './idle-clock';

describe('the clock of a page that is left alone', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const told = () => {
    const steps: string[] = [];
    const clock = idleClock([
      { after: 90_000, then: () => steps.push('attract') },
      { after: 60_000, then: () => steps.push('cover') },
    ]);
    return { steps, clock };
  };

  test('takes the earliest step first, and each of them once', () => {
    const { steps } = told();
    vi.advanceTimersByTime(59_000);
    expect(steps).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(steps).toEqual(['cover']);
    vi.advanceTimersByTime(600_000);
    expect(steps).toEqual(['cover', 'attract']);
  });

  test('every touch begins the wait anew, before the first step and after it', () => {
    const { steps, clock } = told();
    vi.advanceTimersByTime(50_000);
    clock.touched();
    vi.advanceTimersByTime(59_000);
    expect(steps).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(steps).toEqual(['cover']);
    clock.touched();
    vi.advanceTimersByTime(59_000);
    expect(steps).toEqual(['cover']);
    vi.advanceTimersByTime(2_000);
    expect(steps).toEqual(['cover', 'cover']);
  });

  test('nothing follows once it is stopped', () => {
    const { steps, clock } = told();
    clock.stop();
    vi.advanceTimersByTime(600_000);
    expect(steps).toEqual([]);
  });
});
