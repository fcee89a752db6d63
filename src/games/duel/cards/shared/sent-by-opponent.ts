import type { DuelEvent, Scope } from '../../../../engine/duel/api';

/** An effect of the opponent sent it from its owner's hand to the Graveyard. A cost is no effect. */
export const sentFromHandByOpponent = (q: Scope, { player, from, cause, byPlayer }: DuelEvent): boolean =>
  from === 'hand' && player === q.player && cause === 'effect' && byPlayer === q.opponent;
