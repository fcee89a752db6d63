import { linger, negates, trap } from '../../../../engine/duel/api';

/** Until the turn ends the effects of monsters in defense position are negated, on both sides. */
export default trap(52648457, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'stare');
    },
  },
  lingering: {
    stare: { until: 'endOfTurn', parts: [negates((q, id) => q.card(id).zone === 'monster' && !q.isInAttackPosition(id))] },
  },
});
