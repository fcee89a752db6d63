import { gives, linger, noBattleDamageTo, trap } from '../../../../engine/duel/api';

/**
 * For the rest of the turn its user takes no battle damage and the user's monsters are not destroyed by battle, later ones
 * included.
 */
export default trap(12607053, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'peace');
    },
  },
  lingering: {
    peace: {
      until: 'endOfTurn',
      parts: [noBattleDamageTo((q) => q.player), gives('notDestroyedByBattle', (q, card) => q.controls(q.player, card))],
    },
  },
});
