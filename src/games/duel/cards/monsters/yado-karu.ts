import { chooseCards, chooseOrder, monster, optionalTrigger, putAtBottomOfDeck } from '../../../../engine/duel/api';

/**
 * Turned from attack to face-up defense position it may put any number of hand cards at the bottom of the Deck, in any order.
 */
export default monster(29380133, {
  effects: [
    optionalTrigger({
      on: 'position',
      when: (_q, event) => event.position === 'defense',
      condition: (q) => q.handOf(q.player).length > 0,
      *resolve(e) {
        const hand = e.handOf(e.player);
        const cards = yield* chooseCards(e, { from: hand, min: 1, max: hand.length, prompt: 'toDeck' });
        yield* putAtBottomOfDeck(e, yield* chooseOrder(e, cards));
      },
    }),
  ],
});
