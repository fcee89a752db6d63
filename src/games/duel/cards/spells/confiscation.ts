import { chooseCard, discard, lifePoints, reveal, spell } from '../../../../engine/duel/api';

/** For 1000 Life Points: looks at the opponent's hand and chooses the card that is discarded. It affects that player alone. */
export default spell(17375316, {
  activate: {
    affectsOnePlayer: true,
    actsOn: (q) => q.handOf(q.opponent),
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* reveal(e, e.actedOn);
      const card = yield* chooseCard(e, { from: e.actedOn, prompt: 'discard' });
      if (card !== undefined) yield* discard(e, [card]);
    },
  },
});
