import { damage, trap } from '../../../../engine/duel/api';

/** 200 damage to the opponent for each card in the opponent's hand and on the opponent's field, counted when it resolves. */
export default trap(27053506, {
  activate: {
    actsOn: (q) => [...q.handOf(q.opponent), ...q.cardsOnFieldOf(q.opponent)],
    *resolve(e) {
      yield* damage(e, e.opponent, 200 * e.actedOn.length);
    },
  },
});
