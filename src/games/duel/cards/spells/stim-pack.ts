import { equip, equippedMonster, remember, stats, upkeep } from '../../../../engine/duel/api';

/** 700 ATK more; from then on 200 less in each own Standby Phase, even below what it had. */
export default equip(83225447, {
  continuous: [stats(equippedMonster, { atk: (q) => 700 - 200 * (q.data.amount ?? 0) })],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        yield* remember(e, { amount: (e.data.amount ?? 0) + 1 });
      },
    }),
  ],
});
