import { chooseCards, discard, equip, lookAt } from '../../../../engine/duel/api';
import { onceDestroyedOnHost } from '../shared/equip-watching';

/** Destroyed by an effect while it is on a monster: its player looks at the opponent's hand and discards a card of it. */
export default equip(63789924, {
  effects: onceDestroyedOnHost({
    *resolve(e) {
      const hand = e.handOf(e.opponent);
      yield* lookAt(e, hand);
      yield* discard(e, yield* chooseCards(e, { from: hand, min: 1, max: 1, prompt: 'discard' }));
    },
  }),
});
