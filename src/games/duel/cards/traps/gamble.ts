import { callCoin, draw, skipNext, trap } from '../../../../engine/duel/api';

const WANTED = 5;

/**
 * With two or fewer cards against six or more: a coin is called and tossed. Right: draws up to five in hand. Wrong: the next own
 * turn is skipped, up to the look at the hand limit; it counts as a turn.
 */
export default trap(37313786, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length >= 6 && q.handOf(q.player).filter((id) => id !== q.self).length <= 2,
    rule: 'hand-sizes',
    *resolve(e) {
      if (!(yield* callCoin(e))) yield* skipNext(e, e.player, 'turn');
      else if (e.handOf(e.player).length < WANTED) yield* draw(e, e.player, WANTED - e.handOf(e.player).length);
    },
  },
});
