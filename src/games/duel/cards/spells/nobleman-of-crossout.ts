import { banish, destroy, shuffleDeck, spell, target } from '../../../../engine/duel/api';

/**
 * Destroys a face-down monster and removes it from play, so that neither flip nor Graveyard effects of it happen. If it was a
 * monster with a flip effect, its copies in both decks go too.
 */
export default spell(71044499, {
  activate: {
    targets: target((q) => q.monsters().filter((id) => q.isFaceDown(id))),
    *resolve(e) {
      const [monster] = yield* destroy(e, e.targets, 'banished');
      if (monster === undefined || e.facts(monster).subtype !== 'flip-effect') return;
      yield* banish(
        e,
        [...e.deckOf(e.player), ...e.deckOf(e.opponent)].filter((id) => e.haveOneName(id, monster)),
      );
      yield* shuffleDeck(e, e.player);
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
