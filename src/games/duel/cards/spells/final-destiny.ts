import { destroy, discardCards, spell } from '../../../../engine/duel/api';

/** For five discards everything on the field is destroyed. */
export default spell(18591904, {
  activate: {
    costs: [discardCards(5)],
    actsOn: (q) => q.cardsOnField(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
