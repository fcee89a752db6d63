import { gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Sent to the Graveyard from anywhere, it gives 1000 Life Points. */
export default monster(64306248, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 1000);
      },
    }),
  ],
});
