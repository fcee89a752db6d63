import { returnToHand, target, trap } from '../../../../engine/duel/api';

/** Returns a monster on the field, face-up or face-down, to its owner's hand. A token vanishes. */
export default trap(94192409, {
  activate: {
    targets: target((q) => q.monsters(), 1, 'toHand'),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
