import {
  answersSpecialSummon,
  lifePoints,
  negateSummonOrActivationAndDestroy,
  nothing,
  quick,
  trap,
} from '../../../../engine/duel/api';

/**
 * While it is face-up, either player may pay 800 Life Points, any number of times: to negate a Special Summon by a monster's own
 * procedure, or the effect directly below that Special Summons, and destroy the monster or that card.
 */
export default trap(93016201, {
  activate: nothing,
  effects: [
    quick(['spellTrap'], {
      forBoth: true,
      condition: answersSpecialSummon,
      rule: 'answers-special-summon',
      costs: [lifePoints(800)],
      damageStep: 'negatesEffect',
      answersSummons: true,
      negatesActivation: true,
      *resolve(e) {
        if (e.selfIsThere) yield* negateSummonOrActivationAndDestroy(e);
      },
    }),
  ],
});
