import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Recruits a WIND monster with 1500 or less ATK in attack position. */
export default monster(84834865, {
  effects: [recruits((q, card) => q.hasAttribute(card, 'WIND') && q.printedAtMost(card, { atk: 1500 }))],
});
