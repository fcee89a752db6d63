import type { DuelEvent, Scope, Zone } from '../../../../engine/duel/api';

/** An effect of its owner's opponent sent it from there, from whoever's hand, to the Graveyard. A cost is no effect. */
const sentByOpponentFrom =
  (...places: readonly Zone[]) =>
  (q: Scope, { from, cause, byPlayer }: DuelEvent): boolean =>
    from !== undefined && places.includes(from) && cause === 'effect' && byPlayer === q.opponent;

export const sentFromHandByOpponent = sentByOpponentFrom('hand');
export const sentFromHandOrDeckByOpponent = sentByOpponentFrom('hand', 'deck');
