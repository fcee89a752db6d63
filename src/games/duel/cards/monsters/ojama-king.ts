import { chooseValue, closeMonsterZones, confirm, freeMonsterZonesOf, monster } from '../../../../engine/duel/api';

const OJAMA_GREEN = 12482652;
const OJAMA_YELLOW = 42941100;
const OJAMA_BLACK = 79335209;

/**
 * When it comes, or is turned face-up, up to three empty Monster Zones of the opponent are chosen, without a chain: they cannot
 * be used while it lies there.
 */
export default monster(90140980, {
  fusion: { materials: [OJAMA_GREEN, OJAMA_YELLOW, OJAMA_BLACK] },
  atOnce: {
    *onArrival(e) {
      let zones: readonly number[] = [];
      let free = freeMonsterZonesOf(e, e.opponent);
      while (free.length > 0 && zones.length < 3 && (zones.length === 0 || (yield* confirm(e)))) {
        const zone = yield* chooseValue(e, 'zone', free);
        zones = [...zones, zone];
        free = free.filter((one) => one !== zone);
      }
      yield* closeMonsterZones(e, 'sat', zones);
    },
  },
  lingering: { sat: { until: 'forever', closesZones: true } },
});
