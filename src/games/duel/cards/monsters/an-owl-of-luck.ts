import { flipToTop } from '../shared/top-of-deck';

/** Flip: puts a Field Spell of the Deck on top of it, or with Necrovalley on the field, if wanted, in the hand. */
export default flipToTop(23927567, (q, id) => q.facts(id).subtype === 'field');
