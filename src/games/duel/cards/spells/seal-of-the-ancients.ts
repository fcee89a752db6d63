import { lifePoints, lookAt, spell } from '../../../../engine/duel/api';

/** For 1000 Life Points its player looks at all face-down cards of the opponent, which stay as they are. */
export default spell(97809599, {
  activate: {
    costs: [lifePoints(1000)],
    actsOn: (q) => q.cardsOnFieldOf(q.opponent).filter((id) => q.isFaceDown(id)),
    *resolve(e) {
      yield* lookAt(e, e.actedOn);
    },
  },
});
