import { damage, trap } from '../../../../engine/duel/api';

/** 300 damage to the opponent for each of the opponent's cards removed from play, counted when it resolves. */
export default trap(8628798, {
  activate: {
    actsOn: (q) => q.banishedOf(q.opponent),
    *resolve(e) {
      yield* damage(e, e.opponent, 300 * e.actedOn.length);
    },
  },
});
