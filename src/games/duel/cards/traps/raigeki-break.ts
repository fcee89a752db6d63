import { destroy, discardCards, target, trap } from '../../../../engine/duel/api';

/** For a discarded card it destroys any card on the field. */
export default trap(4178474, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.cardsOnField().filter((id) => id !== q.self)),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
