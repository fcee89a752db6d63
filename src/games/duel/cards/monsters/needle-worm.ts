import { flip, mill, monster } from '../../../../engine/duel/api';

/** Flip: sends the top five cards of the opponent's deck to the Graveyard. Not a draw: a short deck just becomes empty. */
export default monster(81843628, {
  effects: [
    flip({
      *resolve(e) {
        yield* mill(e, e.opponent, 5);
      },
    }),
  ],
});
