import { damage, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Tribute two own monsters, itself perhaps among them: 1200 damage to the opponent. As often as wanted. */
export default monster(91869203, {
  effects: [
    ignition({
      costs: [tributeMonsters(2)],
      *resolve(e) {
        yield* damage(e, e.opponent, 1200);
      },
    }),
  ],
});
