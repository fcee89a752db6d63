import { skipNext, trap } from '../../../../engine/duel/api';

/** While the opponent has at least 2000 Life Points more: that player's next Battle Phase is skipped. */
export default trap(57069605, {
  activate: {
    condition: (q) => q.lifePoints(q.opponent) - q.lifePoints(q.player) >= 2000,
    rule: 'opponent-above-life-points',
    *resolve(e) {
      yield* skipNext(e, e.opponent, 'battle');
    },
  },
});
