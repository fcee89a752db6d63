import {} from '../../../../engine/duel/api';
import { callsByCounters } from '../shared/spell-counters';

/** With three Spell Counters it may be tributed for a Dark Magician of the hand, Deck or Graveyard. */
export default callsByCounters(73752131, 46986414);
