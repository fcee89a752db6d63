import type { Box } from './boxes';
import type { CardMotion } from './motions';

/** How a flying card is laid, and what it goes through: transforms and opacity alone. */
export interface Course {
  /** The middle and the height of the card as it is laid. */
  readonly laid: Pick<Box, 'x' | 'y' | 'height'>;
  readonly transform: readonly string[];
  readonly opacity: readonly number[];
}

const AROUND = 180;
const ACROSS = 90;
/** A strike goes so far towards what it strikes at. */
const REACH = 0.42;

const from = (laid: Course['laid'], { x, y, height }: Pick<Box, 'x' | 'y' | 'height'>, degrees: number): string =>
  `translate(${(x - laid.x).toFixed(1)}px, ${(y - laid.y).toFixed(1)}px) scale(${(height / laid.height).toFixed(3)}) rotate(${degrees}deg)`;

/** The course of a motion between two boxes; null where nothing of it is to be seen. */
export function courseOf({ kind, swings, to }: CardMotion, start: Box | null, end: Box | null): Course | null {
  if (!start) return null;
  if (!end) return to === undefined ? fading(start) : null;
  if (kind === 'lid' && end.isBare) return null;
  const [leaves, lies] = [start.turned ? AROUND : 0, end.turned ? AROUND : 0];
  if (kind === 'strike') {
    const struck = {
      ...start,
      x: start.x + (end.x - start.x) * REACH,
      y: start.y + (end.y - start.y) * REACH,
      height: start.height * 1.06,
    };
    const rest = from(start, start, leaves);
    return { laid: start, transform: [rest, from(start, struck, leaves), rest], opacity: [1, 1, 1] };
  }
  const laid = { ...end, height: end.isBare ? start.height : end.height };
  return {
    laid,
    transform: [from(laid, start, swings ? leaves + ACROSS : leaves), from(laid, end, lies)],
    opacity: [1, end.isBare ? 0.4 : 1],
  };
}

/** It leaves the table: a blank sheet that fades. */
const fading = (start: Box): Course => {
  const rest = from(start, start, start.turned ? AROUND : 0);
  return { laid: start, transform: [rest, rest], opacity: [0.6, 0] };
};
