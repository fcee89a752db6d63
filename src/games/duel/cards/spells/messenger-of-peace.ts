import {
  canPayLifePoints,
  chooseValue,
  destroy,
  forbids,
  nothing,
  payLifePoints,
  spell,
  upkeep,
} from '../../../../engine/duel/api';

/**
 * Face-up monsters with 1500 ATK or more cannot declare an attack; one declared before goes on. In each own Standby Phase: 100
 * Life Points, or it is destroyed. No chain.
 */
export default spell(44656491, {
  activate: nothing,
  continuous: [
    forbids(
      'declareAttack',
      'strong-monsters-cannot-attack',
      (q, { card }) => card !== null && q.isFaceUp(card) && q.atk(card) >= 1500,
    ),
  ],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const pays = yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 100) ? [true, false] : [false]);
        if (pays) yield* payLifePoints(e, 100, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
