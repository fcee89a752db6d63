import type { Place } from '../../../engine/table';
import type { Box } from './boxes';
import { courseOf, glimpseAt, type Course, type Stop } from './keyframes';
import type { CardMotion } from './motions';
import type { Timed } from './timing';

/** A card on its way. */
export interface Flight extends Timed {
  readonly id: number;
  readonly course: Course;
  /** It is drawn from then on: before, it is seen striking, or is one of the backs of its pile. */
  readonly seenFrom: number;
}

export type Boxes = ReadonlyMap<Place, Box | null>;

/** All places at which something begins or ends. */
export const endsOf = (motions: readonly CardMotion[], end: 'from' | 'to'): readonly Place[] => [
  ...new Set(motions.flatMap((motion) => motion[end] ?? [])),
];

/** A place without an index is that of a pile: nobody knows which of its cards it was. */
const isWholePile = (place: Place): boolean => place.split(':').length === 2;

/** The way of the same card to where it rests, before it goes on with this motion. */
const wayBefore = (all: readonly Timed[], i: number): Timed | undefined => {
  const { card } = all[i]!.motion;
  return card && all.slice(0, i).findLast(({ motion }) => motion.goesOn && motion.card === card);
};

/** What is seen to fly, from where it lay in the old picture to where it lies in the new one; all of its way is one flight. */
export function flightsOf(all: readonly Timed[], before: Boxes, after: Boxes): readonly Flight[] {
  return all.flatMap((one, id) => {
    const { motion } = one;
    const { kind, to } = motion;
    const first = wayBefore(all, id) ?? one;
    const { from } = first.motion;
    if (from === undefined || motion.goesOn || (kind === 'lid' && !motion.card)) return [];
    const whole = first === one ? one : wholeWay(first, one);
    const course = courseOf(motion, before.get(from) ?? null, (to && after.get(to)) ?? null, stopOf(first, one, after));
    if (!course) return [];
    const strikesBefore = kind !== 'strike' && all.some(({ motion: other }) => other.kind === 'strike' && other.from === from);
    const comesOutOfPile = kind === 'move' && isWholePile(from);
    return [{ ...whole, id, course, seenFrom: strikesBefore || comesOutOfPile ? whole.start : 0 }];
  });
}

/** Where little motion is wished: only where cards have rested on their way they are seen for a while. */
export function glimpsesOf(all: readonly Timed[], after: Boxes): readonly Flight[] {
  return all.flatMap((one, id) => {
    const first = wayBefore(all, id);
    const stop = first && stopOf(first, one, after);
    if (!stop) return [];
    const { flips: _, ...motion } = one.motion;
    const whole = wholeWay(first, one);
    return [{ ...whole, motion, id, course: glimpseAt(stop), seenFrom: whole.start }];
  });
}

const wholeWay = (first: Timed, last: Timed): Timed => ({
  ...last,
  start: first.start,
  lasts: last.start + last.lasts - first.start,
});

/** Where a card rests between the two halves of its way. */
function stopOf(first: Timed, last: Timed, after: Boxes): Stop | undefined {
  const { to } = first.motion;
  const box = first === last || to === undefined ? null : after.get(to);
  if (!box) return undefined;
  const { start, lasts } = wholeWay(first, last);
  return { box, arrives: first.lasts / lasts, leaves: (last.start - start) / lasts };
}
