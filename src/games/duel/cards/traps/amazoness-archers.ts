import {
  changePosition,
  gives,
  isChosen,
  linger,
  opponentDeclaredAttack,
  stats,
  trap,
  turnFaceUp,
} from '../../../../engine/duel/api';
import { isAmazoness } from '../shared/amazoness';

/**
 * The opponent has declared an attack against a side with a face-up Amazoness: all monsters of the attacker are in face-up
 * Attack Position, without flip effects, have 500 ATK less while they lie face-up, and must attack in this turn.
 */
export default trap(67987611, {
  activate: {
    condition: (q) => opponentDeclaredAttack(q) && q.faceUpMonstersOf(q.player).some((id) => isAmazoness(q, id)),
    rule: 'attack-declared-only',
    *resolve(e) {
      const turned = e.monstersOf(e.opponent).filter((id) => e.isFaceDown(id));
      yield* turnFaceUp(e, turned, 'attack', { flipEffects: false });
      yield* changePosition(
        e,
        e.monstersOf(e.opponent).filter((id) => !e.isInAttackPosition(id)),
      );
      const cards = e.faceUpMonstersOf(e.opponent);
      yield* linger(e, 'shot', { cards });
      yield* linger(e, 'drivenOn', { cards });
    },
  },
  lingering: {
    shot: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: -500 })] },
    drivenOn: { until: 'endOfTurn', about: 'cards', parts: [gives('mustAttack', isChosen)] },
  },
});
