import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Recruits a Dragon with 1500 or less ATK, in either face-up position. */
export default monster(39191307, {
  effects: [recruits((q, card) => q.race(card) === 'Dragon' && q.printedAtMost(card, { atk: 1500 }), ['attack', 'defense'])],
});
