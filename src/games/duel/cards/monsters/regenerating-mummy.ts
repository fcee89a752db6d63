import { mandatoryTrigger, monster, returnToHand } from '../../../../engine/duel/api';
import { sentFromHandByOpponent } from '../shared/sent-by-opponent';

/** Sent from the hand to the own Graveyard by an effect of the opponent, it returns to the hand. */
export default monster(70821187, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: sentFromHandByOpponent,
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
  ],
});
