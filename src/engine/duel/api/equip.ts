import type { Action } from '../model/effect';
import type { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';

/**
 * Puts this Equip Card on a face-up monster. @returns false when the monster is gone, face-down or no longer fits: then the card
 * is destroyed (E39). `sameMoment`: at the same time as what the effect did before (a summon can still be answered).
 */
export function* equipTo(e: Effect, monster: CardId, { sameMoment = false } = {}): Action<boolean> {
  if (!e.selfIsThere) return false;
  const fits = e.duel.defs[e.self]!.equipsTo;
  const card = e.duel.state.cards[e.self]!;
  if (monster < 0 || e.card(monster).zone !== 'monster' || !e.card(monster).faceUp || (fits !== undefined && !fits(e, monster))) {
    card.leaving = true;
    return false;
  }
  if (!sameMoment) e.duel.newBatch();
  card.equippedTo = monster;
  e.duel.happen({ verb: 'equip', player: e.player, card: e.self, passcode: card.passcode, other: e.card(monster).passcode });
  return true;
}
