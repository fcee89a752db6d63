import { forbids, itself, monster, stats } from '../../../../engine/duel/api';
import { isAmazoness } from '../shared/amazoness';
import { notBeside, perishesBeside } from '../shared/only-one';

const AMAZONESS_TIGER = 10979723;

/**
 * One alone on a side. 400 ATK for each face-up Amazoness of its controller, itself included; the opponent attacks no other
 * face-up Amazoness.
 */
export default monster(AMAZONESS_TIGER, {
  summoning: notBeside(AMAZONESS_TIGER),
  continuous: [
    perishesBeside(AMAZONESS_TIGER),
    stats(itself, { atk: (q) => 400 * q.faceUpMonstersOf(q.player).filter((id) => isAmazoness(q, id)).length }),
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card !== null && card !== q.self && q.controls(q.player, card) && q.isFaceUp(card) && isAmazoness(q, card),
    ),
  ],
});
