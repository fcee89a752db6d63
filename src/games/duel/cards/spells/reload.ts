import { spell } from '../../../../engine/duel/api';
import { redraw } from '../shared/redraw';

/** Shuffles the own hand into the Deck and draws as many cards. */
export default spell(22589918, {
  activate: {
    draws: 'own',
    affectsOnePlayer: true,
    actsOn: (q) => q.handOf(q.player),
    *resolve(e) {
      yield* redraw(e, e.player);
    },
  },
});
