import type { Duel } from '../../engine/duel';
import type { When } from '../schema';

/** Whether the duel stands at the point that a step names in `when`. */
export const isAt = (when: When | undefined, { state }: Duel): boolean =>
  when === undefined ||
  (['phase', 'step', 'damageStep', 'turn'] as const).every((key) => when[key] === undefined || when[key] === state[key]);
