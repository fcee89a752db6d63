import { battles, isChosen, lifePoints, linger, monster, quick, stats } from '../../../../engine/duel/api';

/**
 * Once in each of its battles, in either turn: 2000 Life Points in the Damage Step, up to damage calculation, for 3000 ATK during
 * that calculation only.
 */
export default monster(79575620, {
  effects: [
    quick(['monster'], {
      damageStep: 'onlyUpToCalculation',
      oncePerBattle: true,
      condition: battles,
      rule: 'while-it-battles',
      costs: [lifePoints(2000)],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'injection', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    injection: {
      until: 'endOfDamageStep',
      about: 'cards',
      parts: [stats((q, card) => q.damageStep === 'calculation' && isChosen(q, card), { atk: 3000 })],
    },
  },
});
