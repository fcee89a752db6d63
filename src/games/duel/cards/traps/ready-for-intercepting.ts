import { mayBeTurnedFaceDown, target, trap, turnFaceDown } from '../../../../engine/duel/api';

/** A face-up Warrior or Spellcaster is turned face-down, on either side. */
export default trap(31785398, {
  activate: {
    targets: target((q) =>
      q.faceUpMonsters().filter((id) => (q.race(id) === 'Warrior' || q.race(id) === 'Spellcaster') && mayBeTurnedFaceDown(q, id)),
    ),
    *resolve(e) {
      yield* turnFaceDown(e, e.targets);
    },
  },
});
