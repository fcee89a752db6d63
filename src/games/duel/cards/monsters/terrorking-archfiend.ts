import { gives, monster } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard, isArchfiend } from '../shared/archfiend';

/**
 * Summoned only beside another Archfiend. 800 Life Points in each own Standby Phase, without a choice. With a 2 or 5 it wards off
 * an effect of the opponent that targets it. Monsters that it destroys by battle have no effect.
 */
export default monster(35975813, {
  summoning: {
    needs: {
      rule: 'archfiend-on-field',
      can: (q) => q.faceUpMonstersOf(q.player).some((id) => id !== q.self && isArchfiend(q, id)),
    },
  },
  upkeeps: [archfiendUpkeep(800)],
  protection: { ward: archfiendWard(2, 5) },
  continuous: [gives('negatesDestroyed')],
});
