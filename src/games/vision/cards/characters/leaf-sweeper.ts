import { at, character, choose, damagePlayers, discard, inOwnTurn, may } from '../../../../engine/vision/api';

/** At the start of its player's Discard Phase they may discard a card; then the opponent takes 2 damage. */
export default character(1026, {
  autos: [
    at('discardStart', inOwnTurn, function* (e) {
      const hand = e.hand(e.player);
      if (hand.length === 0 || !(yield* may(e))) return;
      yield* discard(e, yield* choose(e, hand, 1, 'discard'));
      yield* damagePlayers(e, [e.opponent], 2);
    }),
  ],
});
