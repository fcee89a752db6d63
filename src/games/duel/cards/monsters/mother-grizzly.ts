import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Destroyed by battle, it may bring a WATER monster with 1500 ATK or less from the deck. */
export default monster(57839750, {
  effects: [recruits((q, id) => q.hasAttribute(id, 'WATER') && q.printedAtMost(id, { atk: 1500 }))],
});
