import { flip, mayChangeSides, monster, takeControl, target } from '../../../../engine/duel/api';

/** Flip: a face-up Dragon of the opponent is its controller's until the End Phase. */
export default monster(63018132, {
  effects: [
    flip({
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => q.race(id) === 'Dragon' && mayChangeSides(q, id))),
      *resolve(e) {
        yield* takeControl(e, e.target, 'endPhase');
      },
    }),
  ],
});
