import { discardSelf, ignition, monster, search } from '../../../../engine/duel/api';

const POLYMERIZATION = 24094653;

/** Stands in for one named material of a Fusion Summon. Discarded from the hand, it searches for Polymerization. */
export default monster(79109599, {
  fusion: { standsIn: true },
  effects: [
    ignition({
      from: ['hand'],
      costs: [discardSelf],
      *resolve(e) {
        yield* search(e, (id) => e.isNamed(id, POLYMERIZATION));
      },
    }),
  ],
});
