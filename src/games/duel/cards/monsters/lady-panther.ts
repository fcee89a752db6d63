import { putOnTopOfDeck } from '../../../../engine/duel/api';
import { redeems } from '../shared/fallen';

/** Tributed, it puts an own monster that battle destroyed in this turn on top of the Deck. */
export default redeems(38480590, putOnTopOfDeck);
