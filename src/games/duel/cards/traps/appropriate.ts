import { draw, happened, nothing, trap } from '../../../../engine/duel/api';

/**
 * Turned up when the opponent has drawn outside a Draw Phase. From then on each such draw of one or more cards lets its player
 * draw two, at once and without a chain.
 */
export default trap(48539234, {
  activate: {
    ...nothing,
    condition: (q) => q.phase !== 'draw' && happened(q, 'draw', ({ player }) => player === q.opponent).length > 0,
    rule: 'right-after-its-event',
  },
  atOnce: {
    *onOpponentsDraw(e) {
      if (e.phase !== 'draw') yield* draw(e, e.player, 2);
    },
  },
});
