import { spell, turnFaceUp } from '../../../../engine/duel/api';

/** All face-down monsters of the opponent are turned face-up in defense position; their flip effects activate. */
export default spell(45895206, {
  activate: {
    actsOn: (q) => q.monstersOf(q.opponent).filter((id) => q.isFaceDown(id)),
    *resolve(e) {
      yield* turnFaceUp(e, e.actedOn);
    },
  },
});
