import type { DuelEvent, Scope, Zone } from '../../../../engine/duel/api';

/** An effect of the opponent sent it from there, where it was its owner's own, to the Graveyard. A cost is no effect. */
const sentByOpponentFrom =
  (...places: readonly Zone[]) =>
  (q: Scope, { player, from, cause, byPlayer }: DuelEvent): boolean =>
    from !== undefined && places.includes(from) && player === q.player && cause === 'effect' && byPlayer === q.opponent;

/** From its owner's hand: one that was taken into the other hand is not in it. */
export const sentFromHandByOpponent = sentByOpponentFrom('hand');
export const sentFromHandOrDeckByOpponent = sentByOpponentFrom('hand', 'deck');
