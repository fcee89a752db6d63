import { answersCardActivation, negateActivationAndDestroy, sendFromHand, trap } from '../../../../engine/duel/api';
import { oneMonsterIsTargeted } from '../shared/only-target';

/**
 * Negates and destroys a Spell directly below it: for nothing if that targets one monster of the field and nothing else, any
 * other for a Spell of the hand, which is sent to the Graveyard and not discarded.
 */
export default trap(38275183, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    modes: [{ condition: oneMonsterIsTargeted }, { costs: [sendFromHand(1, (q, id) => q.isSpell(id))] }],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
