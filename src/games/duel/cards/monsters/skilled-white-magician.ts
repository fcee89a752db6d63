import {} from '../../../../engine/duel/api';
import { callsByCounters } from '../shared/spell-counters';

/** With three Spell Counters it may be tributed for a Buster Blader of the hand, Deck or Graveyard. */
export default callsByCounters(46363422, 78193831);
