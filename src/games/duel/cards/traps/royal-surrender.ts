import { answersCardActivation, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** Negates the opponent's activation of a Continuous Trap directly below it and destroys that card. */
export default trap(56058888, {
  activate: {
    condition: (q) =>
      answersCardActivation(q, ['trap']) &&
      q.respondingTo!.player === q.opponent &&
      q.facts(q.respondingTo!.card).subtype === 'continuous',
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
