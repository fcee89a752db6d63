import type { LaidPosition } from './laid-position';

/**
 * A position after a change: the hints and the solution of a puzzle belong to the position they were written for. Another title
 * changes nothing of it.
 */
export function toldNoMore(before: LaidPosition, after: LaidPosition): LaidPosition {
  const { puzzle, ...beside } = after.beside;
  const isTold = puzzle !== undefined && before.beside.puzzle === puzzle;
  return isTold && laid(before) !== laid(after) ? { ...after, beside } : after;
}

const laid = (position: LaidPosition): string => JSON.stringify({ ...position, title: '' });
