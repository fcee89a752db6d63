import { banish, damage, flip, monster, pickAtRandom } from '../../../../engine/duel/api';

/** Flip: two random cards of the own hand are removed from play; 800 damage if there were two. */
export default monster(27132350, {
  effects: [
    flip({
      *resolve(e) {
        const hand = e.handOf(e.player);
        if (hand.length < 2) return;
        const first = pickAtRandom(e, hand)!;
        const others = hand.filter((id) => id !== first);
        const second = pickAtRandom(e, others)!;
        if ((yield* banish(e, [first, second])).length === 2) yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
