import { trap, turnDamageBelow, wouldHurt } from '../../../../engine/duel/api';

/** What the effect directly below would take from its player's Life Points the other one takes. */
export default trap(78783370, {
  activate: {
    condition: (q) => wouldHurt(q, q.player),
    rule: 'answers-effect-damage',
    *resolve(e) {
      yield* turnDamageBelow(e, e.player);
    },
  },
});
