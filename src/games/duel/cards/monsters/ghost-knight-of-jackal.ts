import { maySpecialSummon, monster, specialSummon } from '../../../../engine/duel/api';
import { withItsVictim } from '../shared/battle-triggers';

/** An opposing monster that it has destroyed by battle may come to the own field in defense position. */
export default monster(13386503, {
  effects: [
    withItsVictim(
      (e, victim) => specialSummon(e, [victim], { placements: ['defense'] }),
      { specialSummons: true, condition: (q) => q.freeMonsterZones(q.player) > 0, rule: 'no-monster-zone' },
      (q, victim) => maySpecialSummon(q, victim),
    ),
  ],
});
