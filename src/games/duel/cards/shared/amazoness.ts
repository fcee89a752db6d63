import type { Kind } from './kinds';

/** "Amazoness" in the name of a card. */
export const isAmazoness: Kind = (q, card) => q.facts(card).en.startsWith('Amazoness ');
