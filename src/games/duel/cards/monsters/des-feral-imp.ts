import { putOnTopOfDeck, shuffleDeck } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: a card of the own Graveyard goes back into the Deck. */
export default flipOnTarget(
  81985784,
  (q) => q.graveyardOf(q.player),
  function* (e, targets) {
    yield* putOnTopOfDeck(e, targets);
    yield* shuffleDeck(e, e.player);
  },
);
