import { discardCards, putOnTopOfDeck, spell, target } from '../../../../engine/duel/api';

/** For a discard a card of the own Graveyard goes to the top of the Deck. */
export default spell(49140998, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.graveyardOf(q.player)),
    *resolve(e) {
      yield* putOnTopOfDeck(e, e.targets);
    },
  },
});
