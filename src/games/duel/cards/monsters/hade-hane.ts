import { flip, monster, returnToHand } from '../../../../engine/duel/api';

/** Flip: returns none or up to three monsters on the field to their owners' hands; itself may be one of them. */
export default monster(28357177, {
  effects: [
    flip({
      targets: [{ min: 0, max: 3, prompt: 'toHand', from: (q) => q.monsters() }],
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
