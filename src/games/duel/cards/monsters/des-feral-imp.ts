import { shuffleIntoDeck } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: a card of the own Graveyard goes back into the Deck. */
export default flipOnTarget(81985784, (q) => q.graveyardOf(q.player), shuffleIntoDeck);
