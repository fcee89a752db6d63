import { spell } from '../../../../engine/duel/api';
import { redraw } from '../shared/redraw';

/** With three cards or fewer in the opponent's hand: the opponent shuffles it into the Deck and draws as many cards. */
export default spell(52817046, {
  activate: {
    draws: 'opponents',
    affectsOnePlayer: true,
    condition: (q) => q.handOf(q.opponent).length <= 3,
    rule: 'hand-sizes',
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      yield* redraw(e, e.opponent);
    },
  },
});
