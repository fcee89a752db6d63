import { justSetOfOpponent, target, trap, turnFaceUp } from '../../../../engine/duel/api';

/** Turns a monster just Set on the opponent's side to face-up attack position. Its flip effect does not activate. */
export default trap(58621589, {
  activate: {
    condition: (q) => justSetOfOpponent(q).length > 0,
    rule: 'monster-set-only',
    targets: target(justSetOfOpponent),
    *resolve(e) {
      yield* turnFaceUp(e, e.targets, 'attack', { flipEffects: false });
    },
  },
});
