import { banish, callCoin, mill, trap } from '../../../../engine/duel/api';

/**
 * A coin is called: right, and the opponent's whole Graveyard is removed from play; wrong, and as many cards as lie there go from
 * the own Deck to the Graveyard.
 */
export default trap(81172176, {
  activate: {
    actsOn: (q) => q.graveyardOf(q.opponent),
    *resolve(e) {
      const theirs = [...e.graveyardOf(e.opponent)];
      if (yield* callCoin(e)) yield* banish(e, theirs);
      else yield* mill(e, e.player, theirs.length);
    },
  },
});
