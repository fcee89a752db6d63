import { destroy, discardCards, isContinuousTrap, spell } from '../../../../engine/duel/api';

/** For a discard all face-up Continuous Traps are destroyed, on both sides. */
export default spell(13626450, {
  activate: {
    costs: [discardCards(1)],
    actsOn: (q) => q.spellsTraps().filter((id) => q.isFaceUp(id) && isContinuousTrap(q, id)),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
