import { discard, draw, flip, monster, opponentOf } from '../../../../engine/duel/api';

/** Flip: both players discard their hands, then draw five cards together; if neither can, the duel is drawn. */
export default monster(33508719, {
  effects: [
    flip({
      *resolve(e) {
        yield* discard(e, [...e.handOf(e.turnPlayer), ...e.handOf(opponentOf(e.turnPlayer))]);
        yield* draw(e, 'both', 5);
      },
    }),
  ],
});
