import { destroy, target, trap, turnFaceDown, turnFaceUp } from '../../../../engine/duel/api';

/**
 * Turns a face-down monster up: with 2000 DEF or less it is destroyed, otherwise it goes down again. Its flip effect activates
 * either way.
 */
export default trap(41356845, {
  activate: {
    targets: target((q) => q.monsters().filter((id) => q.isFaceDown(id))),
    *resolve(e) {
      const turned = yield* turnFaceUp(e, e.targets);
      const weak = turned.filter((id) => e.def(id) <= 2000);
      yield* destroy(e, weak);
      yield* turnFaceDown(
        e,
        turned.filter((id) => !weak.includes(id)),
      );
    },
  },
});
