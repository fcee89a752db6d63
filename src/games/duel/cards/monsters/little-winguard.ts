import { changePosition, monster, phaseTrigger } from '../../../../engine/duel/api';

/** In its controller's End Phase it may change its battle position, whether it has been changed in that turn or not. */
export default monster(90790253, {
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      optional: true,
      *resolve(e) {
        if (e.selfIsThere) yield* changePosition(e, [e.self]);
      },
    }),
  ],
});
