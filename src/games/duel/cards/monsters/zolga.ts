import { gainLifePoints, mandatoryTrigger, monster, wasTributeFor, type ActivatedEffect } from '../../../../engine/duel/api';

const gains = (on: 'summon' | 'set'): ActivatedEffect =>
  mandatoryTrigger({
    on,
    about: 'any',
    from: ['graveyard', 'banished'],
    when: wasTributeFor,
    *resolve(e) {
      yield* gainLifePoints(e, e.player, 2000);
    },
  });

/** When a monster is Tribute Summoned or Set by tributing this, its owner gains 2000 Life Points. */
export default monster(16268841, { effects: [gains('summon'), gains('set')] });
