import type { Place } from '../../engine/table';
import type { Box } from './boxes';
import { courseOf, type Course } from './keyframes';
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

/** What is seen to fly, from where it lay in the old picture to where it lies in the new one. */
export function flightsOf(all: readonly Timed[], before: Boxes, after: Boxes): readonly Flight[] {
  return all.flatMap((one, id) => {
    const { motion, start } = one;
    const { kind, from, to } = motion;
    if (from === undefined || (kind === 'lid' && !motion.card)) return [];
    const course = courseOf(motion, before.get(from) ?? null, (to && after.get(to)) ?? null);
    if (!course) return [];
    const strikesBefore = kind !== 'strike' && all.some(({ motion: other }) => other.kind === 'strike' && other.from === from);
    const comesOutOfPile = kind === 'move' && isWholePile(from);
    return [{ ...one, id, course, seenFrom: strikesBefore || comesOutOfPile ? start : 0 }];
  });
}
