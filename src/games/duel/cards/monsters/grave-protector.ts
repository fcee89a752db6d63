import { gives, monster } from '../../../../engine/duel/api';

/**
 * Every monster that battle destroys is shuffled into its owner's Deck instead of going to the Graveyard; this one, and what
 * falls with it, is not.
 */
export default monster(11448373, { continuous: [gives('fallsIntoDeck', (q) => !q.card(q.self).battleDestroyed)] });
