import { mandatoryTrigger, monster, specialSummon } from '../../../../engine/duel/api';
import { sentFromHandOrDeckByOpponent } from '../shared/sent-by-opponent';

/** Sent from its owner's hand or Deck to the Graveyard by an effect of the opponent, it comes from there. */
export default monster(71200730, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: sentFromHandOrDeckByOpponent,
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
