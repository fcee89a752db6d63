import { destroyNegated, type CardCode, type Effect } from '../../../../engine/duel/api';

/**
 * What targets it so is negated as it resolves, without a link of its own; with `destroys` its card, if that is on the field, is
 * destroyed.
 */
export const wardsOff = (
  such: (e: Effect, against: Effect['link']) => boolean,
  { destroys = false } = {},
): NonNullable<CardCode['ward']> =>
  function* (e, against) {
    if (!such(e, against)) return false;
    if (destroys) yield* destroyNegated(e, against);
    return true;
  };
