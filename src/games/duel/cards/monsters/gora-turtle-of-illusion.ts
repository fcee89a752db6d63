import { monster, negates } from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

/**
 * What a Spell or Trap of the opponent that targets it does is negated as it resolves, and while it lies on it; the card
 * stays.
 */
export default monster(42868711, {
  protection: {
    ward: wardsOff((e, against) => against.player === e.opponent && e.kindOfLink(against) !== 'monster'),
  },
  continuous: [negates((q, card) => !q.isMonster(card) && q.card(card).equippedTo === q.self && q.controls(q.opponent, card))],
});
