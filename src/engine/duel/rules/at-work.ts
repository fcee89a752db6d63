import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { isEquippedMonster, isOnField } from './movement';

/** What the card does by itself while it lies face-up is done: it is not negated, not on its way out, and has come at all. */
export function isAtWork(duel: Duel, id: CardId): boolean {
  const card = duel.state.cards[id]!;
  return (
    isOnField(card) &&
    !isEquippedMonster(duel, card) &&
    card.faceUp &&
    !card.summoning &&
    !card.leaving &&
    !duel.continuous.isNegated(id) &&
    !duel.continuous.isBeingActivated(id, card.arrival)
  );
}
