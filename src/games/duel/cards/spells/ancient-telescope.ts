import { lookAt, spell } from '../../../../engine/duel/api';

/** Its player looks at the top five cards of the opponent's Deck, which stay as they lie. */
export default spell(17092736, {
  activate: {
    actsOn: (q) => q.deckOf(q.opponent).slice(-5),
    *resolve(e) {
      yield* lookAt(e, [...e.actedOn].reverse());
    },
  },
});
