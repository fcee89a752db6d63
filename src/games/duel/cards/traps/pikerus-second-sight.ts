import { linger, reveal, trap } from '../../../../engine/duel/api';

/** Until the End Phase of the opponent's second turn, a running one included, all cards that the opponent draws are shown. */
export default trap(58015506, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'sight', { turn: e.turn + (e.isMyTurn ? 3 : 2) });
    },
  },
  lingering: {
    sight: {
      until: 'endPhase',
      *onOpponentsDraw(e, drawn) {
        yield* reveal(e, drawn);
      },
    },
  },
});
