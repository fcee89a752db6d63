import { banish, destroy, reveal, shuffleDeck, spell, target } from '../../../../engine/duel/api';

/**
 * Destroys a Set Spell or Trap and removes it from play. If it was a Trap, both players show their Decks, and all of its name
 * there are removed from play as well.
 */
export default spell(17449108, {
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => q.isFaceDown(id) && id !== q.self)),
    *resolve(e) {
      const [card] = yield* destroy(
        e,
        e.targets.filter((id) => e.isFaceDown(id)),
        'banished',
      );
      if (card === undefined || !e.isTrap(card)) return;
      const decks = [...e.deckOf(e.player), ...e.deckOf(e.opponent)];
      yield* reveal(e, decks);
      yield* banish(
        e,
        decks.filter((id) => e.haveOneName(id, card)),
      );
      yield* shuffleDeck(e, e.player);
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
