import { monster, phaseTrigger, returnToHand } from '../../../../engine/duel/api';

/** In the End Phase of its controller's turn it goes back to its owner's hand. */
export default monster(6285791, {
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
  ],
});
