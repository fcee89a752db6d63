import { banish, discardCards, spell, target } from '../../../../engine/duel/api';

/** For a discard a face-up monster is removed from play. */
export default spell(70231910, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      yield* banish(e, e.targets);
    },
  },
});
