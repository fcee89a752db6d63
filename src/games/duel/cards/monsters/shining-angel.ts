import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Destroyed by battle, it may bring a LIGHT monster with 1500 ATK or less from the deck. */
export default monster(95956346, {
  effects: [recruits((q, id) => q.hasAttribute(id, 'LIGHT') && q.printedAtMost(id, { atk: 1500 }))],
});
