import { damage, flip, monster, rollDice } from '../../../../engine/duel/api';

/** Flip: both players roll until the rolls differ. The lower one takes 500 damage times the higher roll, or 6000 for a 6. */
export default monster(3549275, {
  effects: [
    flip({
      *resolve(e) {
        let own = 0;
        let other = 0;
        while (own === other) {
          [own, other] = (yield* rollDice(e, e.player, e.opponent)) as [number, number];
        }
        const higher = Math.max(own, other);
        yield* damage(e, own < other ? e.player : e.opponent, higher === 6 ? 6000 : 500 * higher);
      },
    }),
  ],
});
