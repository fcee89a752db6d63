import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';
import { kindNow } from './continuous/sources';

/**
 * Whether a card is beyond what that other one does: a monster that no Spell affects, or none of the other player … Asked
 * wherever an effect moves or changes a card, keeps up its control or lends it; costs and tributes that a player pays are no
 * effect on it. Whose effect it is need not be whose card it is by then: an Exiled Force that its taker has Tributed lies in its
 * owner's Graveyard.
 */
export function isBeyond({ continuous, defs, index, state }: Duel, id: CardId, by: CardId, byPlayer?: Player): boolean {
  if (index.doing.shields === undefined) return false;
  const source = state.cards[by]!;
  return continuous.isBeyond(id, { card: by, player: byPlayer ?? source.controller, kind: kindNow(source, defs[by]!) });
}
