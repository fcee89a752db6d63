import type { Box } from './boxes';
import type { CardMotion } from './motions';

/** How a flying card is laid, and what it goes through: transforms and opacity alone. */
export interface Course {
  /** The middle and the height of the card as it is laid. */
  readonly laid: Pick<Box, 'x' | 'y' | 'height'>;
  readonly transform: readonly string[];
  readonly opacity: readonly number[];
  /** When it is at each of them, as shares of the whole time; left out, they are equally far apart. */
  readonly times?: readonly number[];
}

/** Where a card rests on its way, from when to when, as shares of the whole time. */
export interface Stop {
  readonly box: Box;
  readonly arrives: number;
  readonly leaves: number;
}

const AROUND = 180;
const ACROSS = 90;
/** A strike goes so far towards what it strikes at. */
const REACH = 0.42;

const from = (laid: Course['laid'], { x, y, height }: Pick<Box, 'x' | 'y' | 'height'>, degrees: number): string =>
  `translate(${(x - laid.x).toFixed(1)}px, ${(y - laid.y).toFixed(1)}px) scale(${(height / laid.height).toFixed(3)}) rotate(${degrees}deg)`;

const uprightAt = ({ turned }: Box): number => (turned ? AROUND : 0);

/** The course of a motion between two boxes, perhaps with a rest in a third; null where nothing of it is to be seen. */
export function courseOf({ kind, swings, to }: CardMotion, start: Box | null, end: Box | null, stop?: Stop): Course | null {
  if (!start) return null;
  if (!end) return to === undefined ? fading(start) : null;
  if (kind === 'lid' && end.isBare) return null;
  const [leaves, lies] = [uprightAt(start), uprightAt(end)];
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
  const [begins, ends] = [from(laid, start, swings ? leaves + ACROSS : leaves), from(laid, end, lies)];
  const last = end.isBare ? 0.4 : 1;
  if (!stop) return { laid, transform: [begins, ends], opacity: [1, last] };
  const rests = from(laid, stop.box, uprightAt(stop.box));
  return { laid, transform: [begins, rests, rests, ends], opacity: [1, 1, 1, last], times: timesOf(stop) };
}

const timesOf = ({ arrives, leaves }: Stop): readonly number[] => [0, arrives, leaves, 1];

/** Where little motion is wished: the card comes to light where it stopped, and fades there. */
export function glimpseAt(stop: Stop): Course {
  const rest = from(stop.box, stop.box, uprightAt(stop.box));
  return { laid: stop.box, transform: [rest, rest, rest, rest], opacity: [0, 1, 1, 0], times: timesOf(stop) };
}

/** It leaves the table: a blank sheet that fades. */
const fading = (start: Box): Course => {
  const rest = from(start, start, uprightAt(start));
  return { laid: start, transform: [rest, rest], opacity: [0.6, 0] };
};
