import {
  answersCardActivation,
  answersSummon,
  halfLifePoints,
  negateSummonOrActivationAndDestroy,
  trap,
} from '../../../../engine/duel/api';

/**
 * For half the Life Points it negates and destroys: a monster being summoned, or the Spell or Trap activated directly below it.
 */
export default trap(41420027, {
  activate: {
    condition: (q) => answersSummon(q) || answersCardActivation(q, ['spell', 'trap']),
    rule: 'answers-summon-or-activation',
    costs: [halfLifePoints],
    negatesActivation: true,
    *resolve(e) {
      yield* negateSummonOrActivationAndDestroy(e);
    },
  },
});
