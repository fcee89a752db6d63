import { mayBeTurnedFaceDown, spell, target, turnFaceDown } from '../../../../engine/duel/api';

/** Turns a face-up monster to face-down defense position. Tokens cannot be turned face-down. */
export default spell(14087893, {
  activate: {
    targets: target((q) => q.faceUpMonsters().filter((id) => mayBeTurnedFaceDown(q, id))),
    *resolve(e) {
      yield* turnFaceDown(e, e.targets);
    },
  },
});
