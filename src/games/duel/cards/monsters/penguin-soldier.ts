import { flip, monster, returnToHand } from '../../../../engine/duel/api';

/** Flip: returns none, one or two monsters on the field to their owners' hands; itself may be one of them. */
export default monster(93920745, {
  effects: [
    flip({
      targets: [{ min: 0, max: 2, prompt: 'toHand', from: (q) => q.monsters() }],
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
