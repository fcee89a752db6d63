import { chooseValue, discard, lookAt, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Battle damage to the opponent: a card is named, the opposing hand is looked at, and all copies in it are discarded. */
export default monster(10809984, {
  effects: [
    byBattleDamage(function* (e) {
      const name = yield* chooseValue<string>(e, 'declareName', e.cardNames());
      const hand = e.handOf(e.opponent);
      yield* lookAt(e, hand);
      yield* discard(
        e,
        hand.filter((id) => e.answersTo(id, name)),
      );
    }),
  ],
});
