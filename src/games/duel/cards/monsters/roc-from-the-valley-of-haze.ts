import { mandatoryTrigger, monster, putOnTopOfDeck, shuffleDeck } from '../../../../engine/duel/api';

/** Sent from the hand to the Graveyard, it is shuffled into the Deck. */
export default monster(28143906, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, { from, player }) => from === 'hand' && player === q.player,
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* putOnTopOfDeck(e, [e.self]);
        yield* shuffleDeck(e, e.card(e.self).owner);
      },
    }),
  ],
});
