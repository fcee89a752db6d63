import { damage, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { sentFromHandByOpponent } from '../shared/sent-by-opponent';

/** Sent from the hand to the Graveyard by an effect of the opponent, it does 2000 damage to that player. A cost is no effect. */
export default monster(12160911, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: sentFromHandByOpponent,
      *resolve(e) {
        yield* damage(e, e.opponent, 2000);
      },
    }),
  ],
});
