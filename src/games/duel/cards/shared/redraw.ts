import { draw, shuffleIntoDeck, type Action, type Effect, type Player } from '../../../../engine/duel/api';

/** The player's whole hand goes into the Deck, which is shuffled; then that many cards are drawn, by default as many as went. */
export function* redraw(e: Effect, player: Player, count?: number): Action {
  const returned = yield* shuffleIntoDeck(e, e.handOf(player));
  yield* draw(e, player, count ?? returned.length);
}
