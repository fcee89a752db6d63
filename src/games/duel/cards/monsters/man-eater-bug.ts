import { destroy, flip, monster, target } from '../../../../engine/duel/api';

/** Flip: destroys a monster of either side, itself if there is no other. */
export default monster(54652250, {
  effects: [
    flip({
      targets: target((q) => q.monsters()),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
