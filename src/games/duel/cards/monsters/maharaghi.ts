import { chooseValue, linger, lookAt, putAtBottomOfDeck } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';
import { mustOn } from '../shared/summoned';

/**
 * Spirit. Normal Summoned or turned face-up: before the draw of the next own Draw Phase its controller looks at the top card of
 * the deck and leaves it there or puts it at the bottom.
 */
export default spirit(40695128, {
  effects: mustOn(['summon', 'flip'], {
    *resolve(e) {
      yield* linger(e, 'looks');
    },
  }),
  lingering: {
    looks: {
      until: 'forever',
      beforeDraw: {
        whose: 'own',
        *run(e) {
          const top = e.deckOf(e.player).slice(-1);
          if (top.length === 0) return;
          yield* lookAt(e, top);
          if ((yield* chooseValue(e, 'deckOrder', ['top', 'bottom'])) === 'bottom') yield* putAtBottomOfDeck(e, top);
        },
      },
    },
  },
});
