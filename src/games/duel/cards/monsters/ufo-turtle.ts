import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Destroyed by battle, it may bring a FIRE monster with 1500 ATK or less from the deck. */
export default monster(60806437, {
  effects: [recruits((q, id) => q.hasAttribute(id, 'FIRE') && q.printedAtMost(id, { atk: 1500 }))],
});
