import type { DuelView, Player } from '../../../../engine/duel';

/** The scales of a player, left and right; null while one of the Pendulum Zones is empty, or there are none. */
export function scalesOf({ seats }: Pick<DuelView, 'seats'>, seat: Player): readonly [left: number, right: number] | null {
  const [left, right] = seats[seat].zones.pendulum?.cards ?? [];
  return left?.scale === undefined || right?.scale === undefined ? null : [left.scale, right.scale];
}

/** The Levels strictly between two scales, from the lowest; none when they are too near to each other. */
export function levelsBetween([one, other]: readonly [number, number]): readonly number[] {
  const [low, high] = one < other ? [one, other] : [other, one];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i);
}
