import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';

/** What monsters do by themselves, without a chain, when they have been summoned or turned face-up, and are not negated. */
export function* arrivals(duel: Duel, cards: readonly CardId[]): Action {
  if (!duel.index.actsOnArrival) return;
  for (const id of cards) {
    const { onArrival } = duel.defs[id]!.atOnce;
    const { zone, faceUp, controller } = duel.state.cards[id]!;
    if (onArrival !== undefined && zone === 'monster' && faceUp && !duel.continuous.isNegated(id))
      yield* onArrival(Effect.withoutLink(duel, id, controller, 'onArrival'));
  }
}
