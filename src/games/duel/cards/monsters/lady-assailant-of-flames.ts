import { banish, damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: the top three cards of the own Deck are removed from play; 800 damage if there were three. */
export default monster(90147755, {
  effects: [
    flip({
      *resolve(e) {
        const top = e.deckOf(e.player).slice(-3).reverse();
        if (top.length === 3 && (yield* banish(e, top)).length === 3) yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
