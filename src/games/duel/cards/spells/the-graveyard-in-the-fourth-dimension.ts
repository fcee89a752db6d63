import { putOnTopOfDeck, shuffleDeck, spell, target } from '../../../../engine/duel/api';

/** Two LV monsters of the own Graveyard are shuffled into the Deck. */
export default spell(88089103, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && / LV\d/.test(q.facts(id).en)), 2, 'toDeck'),
    *resolve(e) {
      yield* putOnTopOfDeck(e, e.targets);
      yield* shuffleDeck(e, e.player);
    },
  },
});
