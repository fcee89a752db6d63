import { damage, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { sentFromHandByOpponent } from '../shared/sent-by-opponent';

/** Discarded from the hand by an effect of the opponent, it does 1000 damage to the opponent. A cost is no effect. */
export default monster(32539892, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => sentFromHandByOpponent(q, event) && event.how === 'discarded',
      *resolve(e) {
        yield* damage(e, e.opponent, 1000);
      },
    }),
  ],
});
