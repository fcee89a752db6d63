import { answersMonsterEffect, discardCards, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** For a discarded card it negates the monster effect activated directly below it, from any place, and destroys that monster. */
export default trap(49010598, {
  activate: {
    condition: answersMonsterEffect,
    rule: 'answers-monster-effect',
    costs: [discardCards(1)],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
