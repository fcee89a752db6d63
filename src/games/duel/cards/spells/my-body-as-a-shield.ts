import {
  answersCardActivation,
  answersMonsterEffect,
  lifePoints,
  negateActivationAndDestroy,
  spell,
  would,
} from '../../../../engine/duel/api';

/**
 * For 1500 Life Points, the opponent's activation directly below that would destroy monsters on the field is negated, and that
 * card is destroyed. Not in the Damage Step (2005).
 */
export default spell(69279219, {
  activate: {
    condition: (q) =>
      q.respondingTo?.player === q.opponent &&
      (answersCardActivation(q, ['spell', 'trap']) || answersMonsterEffect(q)) &&
      would(q, 'destroysMonsters'),
    rule: 'answers-what-its-text-names',
    costs: [lifePoints(1500)],
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
