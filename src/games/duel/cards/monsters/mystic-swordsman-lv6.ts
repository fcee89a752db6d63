import { confirm, destroy, monster } from '../../../../engine/duel/api';
import { cutsDown } from '../shared/swordsman';

/** Can be Set, not Normal Summoned. A face-down monster that it cuts down may go to the top of the opponent's Deck instead. */
export default monster(60482781, {
  summoning: { setOnly: true },
  effects: [
    cutsDown(function* (e, attacked) {
      const onTop = e.card(attacked).owner === e.opponent && (yield* confirm(e));
      yield* destroy(e, [attacked], onTop ? 'deck' : 'graveyard');
    }),
  ],
});
