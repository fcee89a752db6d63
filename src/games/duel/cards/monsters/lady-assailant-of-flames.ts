import { banish, damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: the top three cards of the own Deck are removed from play, and the opponent takes 800 damage; not with fewer (2005). */
export default monster(90147755, {
  effects: [
    flip({
      condition: (q) => q.deckOf(q.player).length >= 3,
      *resolve(e) {
        const top = e.deckOf(e.player).slice(-3).reverse();
        if (top.length === 3 && (yield* banish(e, top)).length === 3) yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
