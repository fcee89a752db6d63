import { flip, mayChangeSides, monster, takeControl, target } from '../../../../engine/duel/api';

/** Flip: takes a face-up Fiend of the opponent until the End Phase. It is always an Archfiend card. */
export default monster(37620434, {
  effects: [
    flip({
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => q.race(id) === 'Fiend' && mayChangeSides(q, id))),
      *resolve(e) {
        yield* takeControl(e, e.target, 'endPhase');
      },
    }),
  ],
});
