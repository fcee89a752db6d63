import { damage, trap } from '../../../../engine/duel/api';

/** 500 damage to the opponent for each monster on the opponent's field, counted when it resolves. */
export default trap(24068492, {
  activate: {
    actsOn: (q) => q.monstersOf(q.opponent),
    *resolve(e) {
      yield* damage(e, e.opponent, 500 * e.actedOn.length);
    },
  },
});
