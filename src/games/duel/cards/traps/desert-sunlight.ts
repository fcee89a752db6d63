import { putInDefensePosition, trap, turnFaceUp } from '../../../../engine/duel/api';

/** Puts all own monsters in face-up Defense Position at the same time; those turned up flip. */
export default trap(93747864, {
  activate: {
    actsOn: (q) => q.monstersOf(q.player).filter((id) => q.isFaceDown(id) || q.isInAttackPosition(id)),
    *resolve(e) {
      const changed = e.actedOn;
      const put = yield* putInDefensePosition(e, changed);
      yield* turnFaceUp(e, changed, 'defense', { sameMoment: put.length > 0 });
    },
  },
});
