import { spell, target, turnFaceUp } from '../../../../engine/duel/api';

/** A face-down monster is turned to face-up attack position, on either side; its flip effect activates. */
export default spell(38699854, {
  activate: {
    targets: target((q) => q.monsters().filter((id) => q.isFaceDown(id))),
    *resolve(e) {
      yield* turnFaceUp(e, e.targets, 'attack');
    },
  },
});
