import { gainLifePoints, mandatoryTrigger, monster, wasTributeFor } from '../../../../engine/duel/api';

/** When a monster is Tribute Summoned by tributing this, its owner gains 2000 Life Points. */
export default monster(16268841, {
  effects: [
    mandatoryTrigger({
      on: 'summon',
      about: 'any',
      from: ['graveyard', 'banished'],
      when: wasTributeFor,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 2000);
      },
    }),
  ],
});
