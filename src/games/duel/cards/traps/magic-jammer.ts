import { answersCardActivation, discardCards, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** For a discarded card it negates the activation of the Spell directly below it in the chain and destroys that Spell. */
export default trap(77414722, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    costs: [discardCards(1)],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
