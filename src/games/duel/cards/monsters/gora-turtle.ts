import { forbids, monster } from '../../../../engine/duel/api';

/** Face-up monsters with 1900 ATK or more declare no attack, on either side. */
export default monster(80233946, {
  continuous: [
    forbids(
      'declareAttack',
      'strong-monsters-cannot-attack',
      (q, { card }) => card !== null && q.isFaceUp(card) && q.atk(card) >= 1900,
    ),
  ],
});
