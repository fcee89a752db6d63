import { buildPool, duelGameOf, type BuiltInDeck, type DuelGame, type ProfileId } from '../../../engine/duel';
import type { CardCode } from '../../../engine/duel/api';
import { doingsOfCards } from './data/doings';
import { allCardFacts, batchOf, expertBatchOf, isOfModernAlone } from './printed';

/**
 * The duel with the cards whose code is there. The Expert rules have all but those that came with the later turn flow, which has
 * every card.
 */
export function gameWith(codes: readonly CardCode[], decks: Readonly<Record<ProfileId, readonly BuiltInDeck[]>>): DuelGame {
  const expert = buildPool(
    allCardFacts.filter(({ id }) => !isOfModernAlone(id)),
    codes.filter(({ passcode }) => !isOfModernAlone(passcode)),
    expertBatchOf,
    doingsOfCards,
  );
  const modern = buildPool(allCardFacts, codes, batchOf, doingsOfCards);
  return duelGameOf({ expert: { pool: expert, decks: decks.expert }, modern: { pool: modern, decks: decks.modern } });
}
