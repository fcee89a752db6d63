import { chooseCard, discard, lifePoints, opponentHasHand, reveal, spell } from '../../engine/duel/api';

/** For 1000 Life Points: looks at the opponent's hand and chooses the card that is discarded. */
export default spell(17375316, {
  activate: {
    condition: opponentHasHand,
    rule: 'no-hand',
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* reveal(e, e.handOf(e.opponent));
      const card = yield* chooseCard(e, { from: e.handOf(e.opponent), prompt: 'discard' });
      if (card !== undefined) yield* discard(e, [card]);
    },
  },
});
