import type { Scope } from '../../../../engine/duel/api';

export const THE_SANCTUARY_IN_THE_SKY = 56433456;

/** A face-up Sanctuary in the Sky lies on the player's own side. */
export const hasSanctuary = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, THE_SANCTUARY_IN_THE_SKY));

/** One lies face-up on either side. */
export const sanctuaryIsThere = (q: Scope): boolean =>
  q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, THE_SANCTUARY_IN_THE_SKY));

/** How many more Life Points the player has than the opponent. */
export const lifePointsAhead = (q: Scope): number => Math.max(0, q.lifePoints(q.player) - q.lifePoints(q.opponent));
