import { changePosition, trap } from '../../../../engine/duel/api';

/** Changes the battle positions of all face-up monsters of the opponent. */
export default trap(59744639, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.opponent),
    *resolve(e) {
      yield* changePosition(e, e.actedOn);
    },
  },
});
