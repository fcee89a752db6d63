import type { CardFacts, CardPool } from '../../../engine/duel';
import { allCardFacts } from '../cards/printed';

/** The Tokens of a rule set: no Deck has them, so that no catalogue of decks does. */
export const tokensOf = (pool: CardPool): readonly CardFacts[] =>
  allCardFacts.filter(({ id, subtype }) => subtype === 'token' && pool.definition(id) !== undefined);
