import { flipToTop } from '../shared/top-of-deck';

/** Flip: puts a Trap of the Deck on top of it, or with Necrovalley on the field, if wanted, in the hand. */
export default flipToTop(24140059, (q, id) => q.isTrap(id));
