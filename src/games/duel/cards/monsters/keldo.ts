import { monster, shuffleIntoDeck, target } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, two cards of the opponent's Graveyard go back into the Deck. */
export default monster(80441106, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        yield* shuffleIntoDeck(e, e.targets);
      },
      { targets: target((q) => q.graveyardOf(q.opponent), 2) },
    ),
  ],
});
