import { flip, mayChangeSides, monster, takeControl, target } from '../../../../engine/duel/api';

/** Flip: takes a face-up monster of the opponent until the End Phase. */
export default monster(31440542, {
  effects: [
    flip({
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id))),
      *resolve(e) {
        yield* takeControl(e, e.target, 'endPhase');
      },
    }),
  ],
});
