import { answersCardActivation, monster, negateActivationAndDestroy, quick } from '../../../../engine/duel/api';

/**
 * Comes only by the effect of Horus LV6, or by Level Up!. It may negate and destroy any Spell activated directly below, at no
 * cost: its own player's too.
 */
export default monster(48229808, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['spell']),
      rule: 'answers-spell-activation',
      damageStep: 'any',
      negatesActivation: true,
      *resolve(e) {
        if (e.selfIsThere) yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
