import { monster } from '../../../../engine/duel/api';
import { mustRecruit } from '../shared/recruiter';

const TROOP_DRAGON = 55013285;

/** Destroyed by battle it must bring another of its name from the Deck. */
export default monster(TROOP_DRAGON, { effects: [mustRecruit((q, id) => q.isNamed(id, TROOP_DRAGON), ['attack', 'defense'])] });
