import { banish, shuffleDeck, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const weakNewcomers = (q: Scope): CardId[] => q.justSummoned().filter((id) => q.atk(id) <= 1000);

/**
 * Monsters with 1000 ATK or less that either player has just summoned are removed from play, and so are all cards of their
 * names in the hand and Deck of the opponent of this card's player, whoever summoned them. A Token has no fellows there.
 */
export default trap(57139487, {
  activate: {
    condition: (q) => weakNewcomers(q).length > 0,
    rule: 'summon-success-only',
    *resolve(e) {
      const gone = (yield* banish(e, weakNewcomers(e))).filter((id) => e.card(id).zone === 'banished');
      if (gone.length === 0) return;
      const hidden = [...e.handOf(e.opponent), ...e.deckOf(e.opponent)];
      yield* banish(
        e,
        hidden.filter((id) => gone.some((one) => e.haveOneName(id, one))),
      );
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
