import type { PastDuel } from '../../store/recordings/past-duel';
import { isSameDay } from './past-words';

export const FILTERS = ['all', 'today', 'pinned', 'long'] as const;
export type Filter = (typeof FILTERS)[number];

/** A chain that one remembers has four links. */
const LONG_CHAIN = 4;

/** The past duels of a kind, in their order. */
export function filtered(duels: readonly PastDuel[], filter: Filter, now: number): readonly PastDuel[] {
  switch (filter) {
    case 'all':
      return duels;
    case 'today':
      return duels.filter(({ at }) => isSameDay(at, now));
    case 'pinned':
      return duels.filter(({ isPinned }) => isPinned);
    case 'long':
      return duels.filter(({ course }) => course !== undefined && course.longestChain >= LONG_CHAIN);
  }
}
