import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Destroyed by battle, it may bring a DARK monster with 1500 ATK or less from the deck. */
export default monster(83011277, {
  effects: [recruits((q, id) => q.hasAttribute(id, 'DARK') && q.printedAtMost(id, { atk: 1500 }))],
});
