import { damage, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Tribute an own monster, itself included: 500 damage to the opponent. As often as wanted. */
export default monster(11384280, {
  effects: [
    ignition({
      costs: [tributeMonsters(1)],
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
