import { lifePoints, lookAt, reveal, trap } from '../../../../engine/duel/api';

/** For 500 Life Points its player sees the opponent's hand and Set cards; they stay as they are. */
export default trap(75392615, {
  activate: {
    costs: [lifePoints(500)],
    actsOn: (q) => [...q.handOf(q.opponent), ...q.cardsOnFieldOf(q.opponent).filter((id) => q.isFaceDown(id))],
    *resolve(e) {
      const hand = e.handOf(e.opponent);
      yield* reveal(e, hand);
      yield* lookAt(
        e,
        e.actedOn.filter((id) => !hand.includes(id)),
      );
    },
  },
});
