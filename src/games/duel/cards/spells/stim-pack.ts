import { equip, equippedMonster, remember, stats, upkeep } from '../../../../engine/duel/api';

/** 700 ATK more; from then on 200 less in each own Standby Phase, even below what it had. */
export default equip(83225447, {
  continuous: [stats(equippedMonster, { atk: (q) => 700 - 200 * (q.data.turns ?? 0) })],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        yield* remember(e, { turns: (e.data.turns ?? 0) + 1 });
      },
    }),
  ],
});
