import { discardAtRandom, discardChosen, lifePoints, spell } from '../../../../engine/duel/api';

/** For 1000 Life Points the opponent discards a random hand card and then one more, of the opponent's own choice. */
export default spell(44763025, {
  activate: {
    affectsOnePlayer: true,
    actsOn: (q) => q.handOf(q.opponent),
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* discardAtRandom(e, e.opponent, 1);
      yield* discardChosen(e, e.opponent, 1);
    },
  },
});
