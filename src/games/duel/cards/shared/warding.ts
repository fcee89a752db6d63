import {
  destroyNegated,
  negates,
  type CardCode,
  type Protection,
  type CardId,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/**
 * What targets it so is negated as it resolves, without a link of its own; with `destroys` its card, if that is on the field, is
 * destroyed.
 */
export const wardsOff = (
  such: (e: Effect, against: Effect['link'], aimedAt: number) => boolean,
  { destroys = false } = {},
): NonNullable<Protection['ward']> =>
  function* (e, against, aimedAt) {
    if (!such(e, against, aimedAt)) return false;
    if (destroys) yield* destroyNegated(e, against);
    return true;
  };

const hasFlipEffect = (q: Scope, card: CardId): boolean => q.facts(card).subtype === 'flip-effect';

/**
 * Effects of monsters with a flip effect are negated: what they activate, their other effects included, even from where they
 * have gone since. They are still activated.
 */
export const stillsFlipMonsters = {
  continuous: [negates(hasFlipEffect)],
  protection: { guard: wardsOff((e, against) => hasFlipEffect(e, against.card)) },
} satisfies Partial<CardCode>;
