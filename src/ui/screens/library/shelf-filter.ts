import type { PastGame } from '../../../store/recordings/past-game';
import { isSameDay } from './past-words';

export const FILTERS = ['all', 'today', 'pinned', 'long', 'close'] as const;
export type Filter = (typeof FILTERS)[number];

/** A chain that one remembers has four links. */
const LONG_CHAIN = 4;

/** Who wins with no more of its life than this had been close to losing. */
const LITTLE_LIFE = 1 / 8;

/** It was played to its end, and by then neither player had much left. */
function isClose({ result, course, lifePoints }: PastGame): boolean {
  const start = course?.lifePoints[0]?.[0];
  return result !== null && start !== undefined && Math.max(...lifePoints) <= start * LITTLE_LIFE;
}

/** The past duels of a kind, in their order. */
export function filtered(duels: readonly PastGame[], filter: Filter, now: number): readonly PastGame[] {
  switch (filter) {
    case 'all':
      return duels;
    case 'today':
      return duels.filter(({ at }) => isSameDay(at, now));
    case 'pinned':
      return duels.filter(({ isPinned }) => isPinned);
    case 'long':
      return duels.filter(({ course }) => course !== undefined && course.longestChain >= LONG_CHAIN);
    case 'close':
      return duels.filter(isClose);
  }
}
