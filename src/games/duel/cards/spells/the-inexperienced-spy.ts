import { lookAt, pickAtRandom, spell } from '../../../../engine/duel/api';

/** Its player sees one card of the opponent's hand, picked without knowing it. */
export default spell(81820689, {
  activate: {
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      const card = pickAtRandom(e, e.actedOn);
      if (card !== undefined) yield* lookAt(e, [card]);
    },
  },
});
