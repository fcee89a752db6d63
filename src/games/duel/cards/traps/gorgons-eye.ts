import { linger, negates, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isStaredAt = (q: Scope, id: CardId): boolean => q.card(id).zone === 'monster' && !q.isInAttackPosition(id) && !q.isTrap(id);

/**
 * Until the turn ends the effects of monsters in defense position are negated, on both sides. What makes a Trap a monster is none
 * of these.
 */
export default trap(52648457, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'stare');
    },
  },
  lingering: {
    stare: { until: 'endOfTurn', parts: [negates(isStaredAt)] },
  },
});
