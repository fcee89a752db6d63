import { damage, ignition, isNormalMonster, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Tribute an own Normal Monster that is no Token: 800 damage to the opponent. As often as wanted. */
export default monster(43714890, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, isNormalMonster)],
      *resolve(e) {
        yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
