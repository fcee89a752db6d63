import { destroy, discardCards, spell } from '../../../../engine/duel/api';

/** For a discard all face-up monsters of the opponent are destroyed. */
export default spell(69162969, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.opponent),
    costs: [discardCards(1)],
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
