import { monster } from '../../../../engine/duel/api';
import { recruits } from '../shared/recruiter';

/** Recruits an Insect with 1500 or less ATK, in either face-up position. */
export default monster(93107608, {
  effects: [recruits((q, card) => q.race(card) === 'Insect' && q.printedAtMost(card, { atk: 1500 }), ['attack', 'defense'])],
});
