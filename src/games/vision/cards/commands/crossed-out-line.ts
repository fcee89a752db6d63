import { aPlayer, oneShot, skipNext, type Effect } from '../../../../engine/vision/api';

/** A player skips the next phase that is named. */
export default oneShot(
  1062,
  ...(['active', 'maintenance', 'draw', 'discard'] as const).map((phase) => ({
    target: aPlayer,
    *resolve(e: Effect) {
      yield* skipNext(e, e.targetPlayer, phase);
    },
  })),
);
