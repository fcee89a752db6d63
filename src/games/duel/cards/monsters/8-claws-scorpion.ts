import { attackedNow, attackerNow, itself, monster, stats } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';

/**
 * Turns itself face-down once per turn. While damage is calculated for its attack on a monster that was face-down, its ATK is
 * 2400.
 */
export default monster(14261867, {
  effects: [turnsItselfDown],
  notes: [
    {
      on: 'meets',
      when: (q) => {
        const attacked = attackedNow(q);
        return attackerNow(q) === q.self && attacked !== null && q.isFaceDown(attacked);
      },
      begins: 'sting',
    },
  ],
  lingering: {
    sting: {
      until: 'endOfDamageStep',
      parts: [stats((q, id) => itself(q, id) && q.damageStep === 'calculation' && !q.isNegated(id), { setAtk: 2400 })],
    },
  },
});
