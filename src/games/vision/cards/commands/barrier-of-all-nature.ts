import { barrier, choose, discard, oneShot } from '../../../../engine/vision/api';

/** Discards a card of the hand; the next damage to its player this turn is void and becomes life (S32). */
export default oneShot(228, {
  *resolve(e) {
    const given = yield* choose(e, e.hand(e.player), 1, 'discard');
    if (given.length === 0) return;
    yield* discard(e, given);
    yield* barrier(e);
  },
});
