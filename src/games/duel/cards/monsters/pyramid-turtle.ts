import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Recruits a Zombie with 2000 or less DEF, whatever its ATK, in either face-up position. */
export default monster(77044671, {
  effects: [recruits((q, card) => q.race(card) === 'Zombie' && q.printedAtMost(card, { def: 2000 }), ['attack', 'defense'])],
});
