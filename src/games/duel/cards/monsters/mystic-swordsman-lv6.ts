import { confirm, destroy, monster } from '../../../../engine/duel/api';
import { cutsDown } from '../shared/swordsman';

/** Can be Set, not Normal Summoned. A face-down monster that it cuts down may go to the top of its owner's Deck instead. */
export default monster(60482781, {
  summoning: { setOnly: true },
  effects: [
    cutsDown(function* (e, attacked) {
      yield* destroy(e, [attacked], (yield* confirm(e)) ? 'deck' : 'graveyard');
    }),
  ],
});
