import { damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: 500 damage to the opponent. */
export default monster(43716289, {
  effects: [
    flip({
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
