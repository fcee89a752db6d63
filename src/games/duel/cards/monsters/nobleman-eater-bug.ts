import { destroy, flip, monster, target } from '../../../../engine/duel/api';

/** Flip: destroys two monsters of either side, itself perhaps. Only if both are still there; with fewer nothing happens. */
export default monster(65878864, {
  effects: [
    flip({
      targets: target((q) => q.monsters(), 2, 'destroy'),
      *resolve(e) {
        if (e.targets.length === 2) yield* destroy(e, e.targets);
      },
    }),
  ],
});
