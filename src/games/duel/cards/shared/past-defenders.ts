import type { Scope } from '../../../../engine/duel/api';

/** Every monster of the opponent is in defense position, face-up or face-down. */
export const onlyDefendersOppose = (q: Scope): boolean => q.monstersOf(q.opponent).every((id) => !q.isInAttackPosition(id));
/** The opponent has nothing else on the field, neither Spells nor Traps. */
export const facesOnlyDefenders = (q: Scope): boolean =>
  onlyDefendersOppose(q) && q.cardsOnFieldOf(q.opponent).every((id) => q.card(id).zone === 'monster');
