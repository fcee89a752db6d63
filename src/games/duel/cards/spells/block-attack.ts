import { putInDefensePosition, spell, target } from '../../../../engine/duel/api';

/** Puts a face-up attack position monster of the opponent in defense position. */
export default spell(25880422, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => q.isInAttackPosition(id))),
    *resolve(e) {
      yield* putInDefensePosition(e, e.targets);
    },
  },
});
