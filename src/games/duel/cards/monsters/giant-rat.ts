import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Destroyed by battle, it may bring an EARTH monster with 1500 ATK or less from the deck. */
export default monster(97017120, {
  effects: [recruits((q, id) => q.hasAttribute(id, 'EARTH') && q.printedAtMost(id, { atk: 1500 }))],
});
