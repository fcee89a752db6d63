import { justSetByOpponent, target, trap, turnFaceUp } from '../../../../engine/duel/api';

/** Turns a monster that the opponent has just Set to face-up attack position. Its flip effect does not activate. */
export default trap(58621589, {
  activate: {
    condition: (q) => justSetByOpponent(q).length > 0,
    rule: 'monster-set-only',
    targets: target(justSetByOpponent),
    *resolve(e) {
      yield* turnFaceUp(e, e.targets, 'attack', { flipEffects: false });
    },
  },
});
