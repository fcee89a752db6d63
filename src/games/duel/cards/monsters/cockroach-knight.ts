import { mandatoryTrigger, monster, putOnTopOfDeck } from '../../../../engine/duel/api';

/** Sent to the Graveyard, from wherever, it must go to the top of the Deck. */
export default monster(33413638, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      *resolve(e) {
        if (e.selfIsThere) yield* putOnTopOfDeck(e, [e.self]);
      },
    }),
  ],
});
