import { linger, trap } from '../../../../engine/duel/api';

/** For this turn what is added to ATK and DEF is subtracted, and what is subtracted is added; doubling and halving stay. */
export default trap(77622396, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'reversed');
    },
  },
  lingering: { reversed: { until: 'endPhase', parts: [{ kind: 'reversesChanges' }] } },
});
