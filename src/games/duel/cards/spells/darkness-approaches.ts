import { discardCards, mayBeTurnedFaceDown, spell, target, turnFaceDown } from '../../../../engine/duel/api';

/**
 * For two discards a face-up monster is turned to face-down Defense Position (2005: as every later ruling has it, never face-
 * down in attack).
 */
export default spell(80168720, {
  activate: {
    costs: [discardCards(2)],
    targets: target((q) => q.faceUpMonsters().filter((id) => mayBeTurnedFaceDown(q, id))),
    *resolve(e) {
      yield* turnFaceDown(e, e.targets);
    },
  },
});
