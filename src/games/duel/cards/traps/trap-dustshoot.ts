import { chooseCard, reveal, shuffleIntoDeck, trap } from '../../../../engine/duel/api';

/** With four or more cards in the opponent's hand: looks at it and shuffles a monster of it into the Deck. */
export default trap(64697231, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length >= 4,
    rule: 'hand-sizes',
    *resolve(e) {
      const hand = e.handOf(e.opponent);
      yield* reveal(e, hand);
      const monster = yield* chooseCard(e, { from: hand.filter((id) => e.isMonster(id)), prompt: 'toDeck' });
      if (monster !== undefined) yield* shuffleIntoDeck(e, [monster]);
    },
  },
});
