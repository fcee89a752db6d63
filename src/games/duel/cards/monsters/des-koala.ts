import { damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: 400 damage to the opponent for each card in the opponent's hand, counted when it resolves. */
export default monster(69579761, {
  effects: [
    flip({
      *resolve(e) {
        yield* damage(e, e.opponent, 400 * e.handOf(e.opponent).length);
      },
    }),
  ],
});
