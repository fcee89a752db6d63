import { damage, spell } from '../../../../engine/duel/api';

/** The opponent takes 200 damage for each card in that player's hand, counted on resolution. */
export default spell(99518961, {
  activate: {
    actsOn: (q) => q.handOf(q.opponent),
    affectsOnePlayer: true,
    *resolve(e) {
      yield* damage(e, e.opponent, 200 * e.actedOn.length);
    },
  },
});
