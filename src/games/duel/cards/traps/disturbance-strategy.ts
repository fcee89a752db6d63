import { trap } from '../../../../engine/duel/api';
import { redraw } from '../shared/redraw';

/** The opponent shuffles the hand into the Deck and draws as many cards. */
export default trap(77561728, {
  activate: {
    draws: 'opponents',
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      yield* redraw(e, e.opponent);
    },
  },
});
