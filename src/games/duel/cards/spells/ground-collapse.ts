import { chooseValue, closeMonsterZones, freeMonsterZonesOf, spell } from '../../../../engine/duel/api';

/** Two empty Monster Zones, of either side and chosen as it resolves, cannot be used while it lies face-up. */
export default spell(90502999, {
  activate: {
    condition: (q) => freeMonsterZonesOf(q, 0, 1).length >= 2,
    rule: 'no-monster-zone',
    *resolve(e) {
      const free = freeMonsterZonesOf(e, 0, 1);
      const first = yield* chooseValue(e, 'zone', free);
      const second = yield* chooseValue(
        e,
        'zone',
        free.filter((zone) => zone !== first),
      );
      yield* closeMonsterZones(e, 'collapsed', [first, second]);
    },
  },
  lingering: { collapsed: { until: 'forever', closesZones: true } },
});
