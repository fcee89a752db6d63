import { canTribute, chooseTributes, chooseValue, destroy, monster, upkeep, type Tributing } from '../../../../engine/duel/api';

const another: Tributing = { count: 1, fits: (q, id) => id !== q.self };

/** In each own Standby Phase, without a chain: another own monster is tributed, or it is destroyed. */
export default monster(65475294, {
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const pays = yield* chooseValue(e, 'upkeep', canTribute(e, another) ? [true, false] : [false]);
        if (pays) yield* chooseTributes(e, another);
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
