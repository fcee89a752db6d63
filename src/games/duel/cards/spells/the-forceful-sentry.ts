import { chooseCard, reveal, shuffleIntoDeck, spell } from '../../../../engine/duel/api';

/** Looks at the opponent's hand and returns a card of it to the Deck. It affects that player alone. */
export default spell(42829885, {
  activate: {
    affectsOnePlayer: true,
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      yield* reveal(e, e.actedOn);
      const card = yield* chooseCard(e, { from: e.actedOn, prompt: 'toDeck' });
      if (card !== undefined) yield* shuffleIntoDeck(e, [card]);
    },
  },
});
