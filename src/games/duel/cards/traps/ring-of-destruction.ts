import { damageBoth, destroy, target, trap } from '../../../../engine/duel/api';

/** Destroys a face-up monster; both players take its ATK as damage at the same time, which may draw the duel. */
export default trap(83555666, {
  activate: {
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      const atk = e.target === null ? 0 : e.atk(e.target);
      const destroyed = yield* destroy(e, e.targets);
      if (destroyed.length > 0) yield* damageBoth(e, atk, { sameMoment: true });
    },
  },
});
