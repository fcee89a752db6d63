import { putAtBottomOfDeck } from '../../../../engine/duel/api';
import { redeems } from '../shared/fallen';

/** Tributed, it puts an own monster that battle destroyed in this turn at the bottom of the Deck. */
export default redeems(28358902, putAtBottomOfDeck);
