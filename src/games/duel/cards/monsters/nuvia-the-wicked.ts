import { destroy, itself, mandatoryTrigger, monster, stats } from '../../../../engine/duel/api';

/** Normal Summoned, it is destroyed. 200 ATK less for each monster of the opponent. */
export default monster(12953226, {
  continuous: [stats(itself, { atk: (q) => -200 * q.monstersOf(q.opponent).length })],
  effects: [
    mandatoryTrigger({
      on: 'summon',
      *resolve(e) {
        if (e.selfIsThere) yield* destroy(e, [e.self]);
      },
    }),
  ],
});
