import type { ShownCard } from '../../../engine/table';
import type { Tempo } from '../animation/tempo';
import type { CardMotion } from './motions';

/** When a motion begins and how long it lasts, in milliseconds. */
export interface Timed {
  readonly motion: CardMotion;
  readonly start: number;
  readonly lasts: number;
}

/** So many cards come one after another at their distance; more of them come closer together. */
const ROOM = 10;

/**
 * One after another, in the order in which they are told: a strike lands before anything comes of it, what an entry of the stack
 * does waits for its beat, and a card that goes on from where it has come to is seen there first.
 */
export function timed(motions: readonly CardMotion[], { flight, strike, apart, beat, rest: seen }: Tempo): readonly Timed[] {
  const gap = apart * Math.min(1, ROOM / Math.max(1, motions.length));
  const leaves = new Map<ShownCard | undefined, number>();
  let next = 0;
  let landed = 0;
  const all = motions.map((motion) => {
    if (motion.kind === 'lid') return { motion, start: 0, lasts: 0 };
    const start = Math.max(next, motion.beat * beat, leaves.get(motion.card) ?? 0, motion.goesOn ? 0 : landed);
    if (motion.goesOn) {
      landed = start + flight;
      leaves.set(motion.card, landed + seen);
    }
    const isStrike = motion.kind === 'strike';
    const isDealt = motion.lies === 'hand';
    // What only comes to light holds nothing up; what is struck gives way when the blow lands, in the middle of the strike.
    if (motion.from !== undefined) next = start + (isStrike ? strike / 2 : isDealt ? gap / 2 : gap);
    return { motion, start, lasts: isStrike ? strike : flight };
  });
  const rest = restOf(all);
  return all.map((one) => (one.motion.kind === 'lid' ? { ...one, lasts: rest } : one));
}

/** When the last of them has come to rest. */
export const restOf = (all: readonly Timed[]): number => Math.max(0, ...all.map(({ start, lasts }) => start + lasts));
