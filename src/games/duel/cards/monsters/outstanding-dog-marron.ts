import { mandatoryTrigger, monster, putOnTopOfDeck, shuffleDeck } from '../../../../engine/duel/api';

/** Sent to the Graveyard from anywhere, it is shuffled into the Deck. */
export default monster(11548522, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* putOnTopOfDeck(e, [e.self]);
        yield* shuffleDeck(e, e.card(e.self).owner);
      },
    }),
  ],
});
