import { damageBoth, destroy, target, trap } from '../../../../engine/duel/api';

/** Destroys a face-up own monster; both players take 1000 damage at once. */
export default trap(21219755, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player), 1, 'destroy'),
    *resolve(e) {
      const destroyed = yield* destroy(
        e,
        e.targets.filter((id) => e.isFaceUp(id)),
      );
      if (destroyed.length > 0) yield* damageBoth(e, 1000, { sameMoment: true });
    },
  },
});
