import type { CodeSpec, Tributing } from '../../../../engine/duel/api';
import { byTributing } from './own-procedures';

/** Comes only from the hand, for own monsters of these names tributed together, one of each; this starts no chain. */
export const comesForTributes = (
  names: readonly number[],
  more: Pick<Tributing, 'fromHand'> = {},
): NonNullable<CodeSpec['summoning']> => ({
  specialOnly: true,
  procedure: byTributing((q, id) => names.some((name) => q.isNamed(id, name)), names.length, {
    ...more,
    together: (q, tributes) => names.every((name) => tributes.some((id) => q.isNamed(id, name))),
  }),
});
