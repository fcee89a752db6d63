import { answersCardActivation, lifePoints, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** For 1000 Life Points it negates the activation of the Trap directly below it in the chain and destroys that Trap. */
export default trap(3819470, {
  activate: {
    condition: (q) => answersCardActivation(q, ['trap']),
    rule: 'answers-trap-activation',
    costs: [lifePoints(1000)],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
