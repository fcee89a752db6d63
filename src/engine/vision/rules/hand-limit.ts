import { Scope } from '../model/scope';
import type { Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { fieldCards } from '../model/field';

export const HAND_LIMIT = 7;

/** How many cards a player may keep in the Discard Phase: never fewer than none. */
export function handLimitOf(vision: Vision, player: Player): number {
  let limit = HAND_LIMIT;
  for (const card of fieldCards(vision)) {
    const { code } = vision.def(card);
    if (code.handLimit === undefined) continue;
    const { controller, stay } = vision.card(card);
    limit += code.handLimit(new Scope(vision, controller, card, stay), player);
  }
  return Math.max(0, limit);
}
