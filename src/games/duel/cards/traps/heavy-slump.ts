import { trap } from '../../../../engine/duel/api';
import { redraw } from '../shared/redraw';

/** With eight cards or more in the opponent's hand: the opponent shuffles it into the Deck and draws two. */
export default trap(52417194, {
  activate: {
    draws: 'opponents',
    condition: (q) => q.handOf(q.opponent).length >= 8,
    rule: 'hand-sizes',
    *resolve(e) {
      yield* redraw(e, e.opponent, 2);
    },
  },
});
