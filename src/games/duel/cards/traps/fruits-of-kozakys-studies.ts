import { putTopInOrder, trap } from '../../../../engine/duel/api';

/** The top three cards of the own Deck are put back there in any order. */
export default trap(49998907, {
  activate: {
    condition: (q) => q.deckOf(q.player).length >= 3,
    rule: 'deck-too-small',
    *resolve(e) {
      yield* putTopInOrder(e, 3);
    },
  },
});
