import { putInDefensePosition, spell } from '../../../../engine/duel/api';

/** Puts all face-up monsters on the field in defense position. */
export default spell(82828051, {
  activate: {
    actsOn: (q) => q.faceUpMonsters().filter((id) => q.isInAttackPosition(id)),
    *resolve(e) {
      yield* putInDefensePosition(e, e.actedOn);
    },
  },
});
