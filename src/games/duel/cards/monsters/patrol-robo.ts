import { lookAt, monster, phaseTrigger, target } from '../../../../engine/duel/api';

/**
 * In its controller's Standby Phase it may look at a face-down card of the opponent, a monster too, if it is still face-up.
 */
export default monster(76775123, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      optional: true,
      targets: target((q) => q.cardsOnFieldOf(q.opponent).filter((id) => q.isFaceDown(id))),
      *resolve(e) {
        if (e.selfIsThere)
          yield* lookAt(
            e,
            e.targets.filter((id) => e.isFaceDown(id)),
          );
      },
    }),
  ],
});
