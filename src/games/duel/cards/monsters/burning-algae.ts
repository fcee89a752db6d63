import { gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Sent to the Graveyard, from wherever, it gives the opponent 1000 Life Points. */
export default monster(41859700, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      *resolve(e) {
        yield* gainLifePoints(e, e.opponent, 1000);
      },
    }),
  ],
});
