import { answersCardActivation, monster, negateActivationAndDestroy, quick, tributeSelf } from '../../../../engine/duel/api';

/** Tributed in either turn, it negates the activation of a Trap of the opponent and destroys that. */
export default monster(13026402, {
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['trap']) && q.respondingTo?.player === q.opponent,
      rule: 'answers-trap-activation',
      costs: [tributeSelf],
      negatesActivation: true,
      *resolve(e) {
        yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
