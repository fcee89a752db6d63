import { answersCardActivation, isContinuousTrap, linger, negates, trap } from '../../../../engine/duel/api';

/** In answer to the activation of a Continuous Trap: for the rest of the turn no Continuous Trap has an effect. */
export default trap(75646520, {
  activate: {
    condition: (q) => answersCardActivation(q, ['trap']) && isContinuousTrap(q, q.respondingTo!.card),
    rule: 'answers-what-its-text-names',
    *resolve(e) {
      yield* linger(e, 'detected');
    },
  },
  lingering: { detected: { until: 'endOfTurn', parts: [negates(isContinuousTrap)] } },
});
