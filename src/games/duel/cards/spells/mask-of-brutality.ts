import {
  canPayLifePoints,
  chooseValue,
  destroy,
  equip,
  equippedMonster,
  payLifePoints,
  stats,
  upkeep,
} from '../../../../engine/duel/api';

/** 1000 ATK more and 1000 DEF less. In each own Standby Phase 1000 Life Points, or it is destroyed. */
export default equip(82432018, {
  continuous: [stats(equippedMonster, { atk: 1000, def: -1000 })],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const pays = yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 1000) ? [true, false] : [false]);
        if (pays) yield* payLifePoints(e, 1000, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
