import { discardCards, putOnTopOfDeck, spell, target } from '../../../../engine/duel/api';

/** For a discard a monster on the field goes to the top of its owner's Deck. */
export default spell(47453433, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.monsters()),
    *resolve(e) {
      yield* putOnTopOfDeck(e, e.targets);
    },
  },
});
