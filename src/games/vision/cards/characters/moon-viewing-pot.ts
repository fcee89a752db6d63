import { at, character, draw, inOwnTurn } from '../../../../engine/vision/api';

/** At the end of its player's Discard Phase they draw if they hold three cards or fewer. */
export default character(1027, {
  autos: [
    at('discardEnd', inOwnTurn, function* (e) {
      if (e.hand(e.player).length <= 3) yield* draw(e, e.player, 1);
    }),
  ],
});
