import type { ViewCard } from '../../engine/duel';
import { partsOf } from '../../engine/table';

/** A card without all that only its player may know. One that lies openly is as it is. */
export function covered(card: ViewCard): ViewCard {
  const { zone } = partsOf(card.place);
  if (card.faceUp || zone === 'graveyard' || zone === 'banished') return card;
  const { place, owner, controller, position, links, targetedBy, attackedThisTurn, arrivedThisTurn } = card;
  const bare = { place, owner, controller, faceUp: false, links, targetedBy, attackedThisTurn, arrivedThisTurn, known: false };
  return position ? { ...bare, position } : bare;
}
