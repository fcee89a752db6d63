import { answersCardActivation, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';
import { oneMonsterIsTargeted } from '../shared/only-target';

/**
 * Negates and destroys a Spell directly below it, of either player, that targets one monster of the field and nothing else.
 */
export default trap(70344351, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']) && oneMonsterIsTargeted(q),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
