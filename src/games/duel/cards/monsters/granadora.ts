import { damage, gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Summoned in whatever way it gives its player 1000 Life Points; destroyed and in the Graveyard it costs 2000. */
export default monster(13944422, {
  effects: [
    ...mustOn(['summon', 'flipSummon', 'specialSummon'], {
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 1000);
      },
    }),
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_q, { how }) => how === 'destroyed',
      *resolve(e) {
        yield* damage(e, e.player, 2000);
      },
    }),
  ],
});
