import { gainLifePoints, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Tribute two own monsters, itself perhaps among them: 1000 Life Points. As often as wanted. */
export default monster(21297224, {
  effects: [
    ignition({
      costs: [tributeMonsters(2)],
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 1000);
      },
    }),
  ],
});
