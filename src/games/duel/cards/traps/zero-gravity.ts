import { changePosition, trap } from '../../../../engine/duel/api';

/** Changes the battle positions of all face-up monsters on the field. */
export default trap(83133491, {
  activate: {
    actsOn: (q) => q.faceUpMonsters(),
    *resolve(e) {
      yield* changePosition(e, e.actedOn);
    },
  },
});
