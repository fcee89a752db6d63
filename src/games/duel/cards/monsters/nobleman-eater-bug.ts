import { destroy, flip, monster, target } from '../../../../engine/duel/api';

/** Flip: destroys two monsters of either side, itself perhaps. With fewer of them nothing happens. */
export default monster(65878864, {
  effects: [
    flip({
      targets: target((q) => q.monsters(), 2, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
