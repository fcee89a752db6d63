import { skipNext, trap } from '../../../../engine/duel/api';

/** The opponent's next Draw Phase is skipped. */
export default trap(35316708, {
  activate: {
    *resolve(e) {
      yield* skipNext(e, e.opponent, 'draw');
    },
  },
});
