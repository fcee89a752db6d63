import { banish, callCoin, mill, trap } from '../../../../engine/duel/api';

/**
 * A coin is called: right, and the opponent's whole Graveyard is removed from play; wrong, and as many cards as lie there go from
 * the own Deck to the Graveyard. A Deck that is too small for that is nothing to call on (OCG).
 */
export default trap(81172176, {
  activate: {
    condition: (q) => q.deckOf(q.player).length >= q.graveyardOf(q.opponent).length,
    rule: 'deck-too-small',
    actsOn: (q) => q.graveyardOf(q.opponent),
    *resolve(e) {
      const theirs = [...e.actedOn];
      if (yield* callCoin(e)) yield* banish(e, theirs);
      else yield* mill(e, e.player, theirs.length);
    },
  },
});
