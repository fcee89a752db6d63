import { damage, spell } from '../../../../engine/duel/api';

/** While the opponent has more than 3000 Life Points when it is activated: 1000 damage, however many there are by then. */
export default spell(33767325, {
  activate: {
    condition: (q) => q.lifePoints(q.opponent) > 3000,
    rule: 'opponent-above-life-points',
    affectsOnePlayer: true,
    *resolve(e) {
      yield* damage(e, e.opponent, 1000);
    },
  },
});
