import { gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { sentFromHandByOpponent } from '../shared/sent-by-opponent';

/** Sent from the hand to the Graveyard by an effect of the opponent, it gives its owner 2000 Life Points. A cost is no effect. */
export default monster(85166216, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: sentFromHandByOpponent,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 2000);
      },
    }),
  ],
});
