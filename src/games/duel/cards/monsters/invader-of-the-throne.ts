import { flip, mayChangeSides, monster, swapControl, target } from '../../../../engine/duel/api';

/** Flip, outside the Battle Phase: it changes sides with a monster of the opponent, for good. */
export default monster(3056267, {
  effects: [
    flip({
      condition: (q) => q.phase !== 'battle' && mayChangeSides(q, q.self),
      targets: target((q) => q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id)), 1, 'swapControl'),
      *resolve(e) {
        if (e.selfIsThere && e.target !== null) yield* swapControl(e, e.self, e.target);
      },
    }),
  ],
});
