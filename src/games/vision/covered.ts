import type { ViewCard } from '../../engine/vision';

/** A card without all that only its player may know. One that lies openly is as it is. */
export function covered(card: ViewCard): ViewCard {
  if (card.faceUp) return card;
  const { place, owner, controller, links, targetedBy, asleep } = card;
  return { place, owner, controller, faceUp: false, links, targetedBy, asleep, known: false };
}
