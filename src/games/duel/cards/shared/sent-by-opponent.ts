import type { DuelEvent, Scope } from '../../../../engine/duel/api';

/** An effect of the opponent sent it from the hand to the Graveyard. A cost is no effect. */
export const sentFromHandByOpponent = (q: Scope, { from, cause, byPlayer }: DuelEvent): boolean =>
  from === 'hand' && cause === 'effect' && byPlayer === q.opponent;
