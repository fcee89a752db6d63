import { flip, monster, returnToHand } from '../../../../engine/duel/api';

/** Flip: may return up to three monsters on the field to their owners' hands; itself may be one of them. */
export default monster(28357177, {
  effects: [
    flip({
      optional: true,
      targets: [{ min: 1, max: 3, prompt: 'toHand', from: (q) => q.monsters() }],
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
