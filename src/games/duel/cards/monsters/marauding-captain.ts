import { forbids, monster } from '../../../../engine/duel/api';
import { bringsFromHand } from '../shared/summoned';

/**
 * Normal Summoned, it may bring a monster of Level 4 or lower from the hand. The opponent cannot attack other face-up Warriors on
 * its side: two Captains protect each other.
 */
export default monster(2460565, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { player, card }) =>
        player === q.opponent &&
        card !== null &&
        card !== q.self &&
        q.controls(q.player, card) &&
        q.isFaceUp(card) &&
        q.race(card) === 'Warrior',
    ),
  ],
  effects: [bringsFromHand((q, id) => q.level(id) <= 4)],
});
