import type { Duel } from '../model/duel';
import type { Effect, Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { isBeyond } from '../rules/affecting';
import { applyFieldRules } from '../rules/field-rules';
import { checkVictory } from '../rules/victory';

/** Ends an atomic act: what the rules do by themselves, then the look at victory. */
export function settle(duel: Duel): void {
  applyFieldRules(duel);
  checkVictory(duel);
}

/**
 * A card that destruction or another effect can reach: not one already on its way out (E42, E43), nor one beyond that effect
 * (`by`).
 */
export const canBeAffected = (duel: Duel, id: CardId, by: Scope | null = null): boolean => {
  const card = duel.state.cards[id]!;
  if (by !== null && isBeyond(duel, id, by.self, by.player)) return false;
  return !card.leaving && !card.battleDestroyed && card.zone !== 'gone';
};

/** What this effect does can reach the card. Looked at on resolution: whether it is chosen at all is the text's. */
export const isWithinReach = (q: Scope, id: CardId): boolean => canBeAffected(q.duel, id, q);

/** This Equip Card does something: it is on a monster that its effects reach. On any other it does nothing, to nobody. */
export const worksOnItsMonster = (q: Scope): boolean => {
  const { equippedTo } = q.card(q.self);
  return equippedTo !== null && isWithinReach(q, equippedTo);
};

/** Cards of a Graveyard that an effect on the field locks stay there; a card may move just itself. */
export function freeToMove(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  if (e.duel.defs[e.self]!.privileges.passesGraveyardLock === true) return cards;
  const locked = cards.filter((id) => e.card(id).zone === 'graveyard' && e.isForbidden('moveFromGraveyard', e.player, id));
  return locked.some((id) => id !== e.self) ? cards.filter((id) => !locked.includes(id)) : cards;
}
