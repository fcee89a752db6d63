import { isChosen, linger, monster, phaseTrigger, stats, target } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard, isArchfiend } from '../shared/archfiend';

/**
 * 500 Life Points in each own Standby Phase, without a choice. With a 2 or 5 it wards off an effect of the opponent that
 * targets it. In each Standby Phase an own Archfiend, itself perhaps, has 1000 ATK more until the End Phase.
 */
export default monster(8581705, {
  upkeeps: [archfiendUpkeep(500)],
  protection: { ward: archfiendWard(2, 5) },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'each',
      targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isArchfiend(q, id))),
      *resolve(e) {
        yield* linger(e, 'inflamed', { cards: e.targets });
      },
    }),
  ],
  lingering: { inflamed: { until: 'endPhase', about: 'cards', parts: [stats(isChosen, { atk: 1000 })] } },
});
