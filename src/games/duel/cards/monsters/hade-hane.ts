import { flip, monster, returnToHand, targetUpTo } from '../../../../engine/duel/api';

/** Flip, which need not be used: up to three monsters on the field return to their owners' hands; itself may be one of them. */
export default monster(28357177, {
  effects: [
    flip({
      optional: true,
      targets: targetUpTo(3, (q) => q.monsters(), 'toHand'),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
