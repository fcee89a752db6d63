import { sendToGraveyard, shuffleDeck, trap, turnUpInDeck } from '../../../../engine/duel/api';

/** The top card of the opponent's Deck is turned up and shuffled in, face-up; drawn it goes to the Graveyard at once. */
export default trap(57270476, {
  activate: {
    actsOn: (q) => q.deckOf(q.opponent).slice(-1),
    *resolve(e) {
      const [top] = e.actedOn;
      if (top === undefined) return;
      yield* turnUpInDeck(e, top);
      yield* shuffleDeck(e, e.opponent);
    },
  },
  atOnce: {
    *onDrawnFaceUp(e, drawn) {
      yield* sendToGraveyard(e, [drawn]);
    },
  },
});
