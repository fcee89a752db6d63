import { monster, phaseTrigger, returnToHand } from '../../../../engine/duel/api';

/** In each own Standby Phase it may return from the Graveyard to the hand. */
export default monster(8131171, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['graveyard'],
      optional: true,
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
  ],
});
