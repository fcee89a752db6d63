import { destroy, itself, mandatoryTrigger, monster, stats } from '../../../../engine/duel/api';

/** Normal Summoned, it is destroyed. While the opponent has a monster it has 1000 ATK less. */
export default monster(21340051, {
  continuous: [stats((q, id) => itself(q, id) && q.monstersOf(q.opponent).length > 0, { atk: -1000 })],
  effects: [
    mandatoryTrigger({
      on: 'summon',
      *resolve(e) {
        if (e.selfIsThere) yield* destroy(e, [e.self]);
      },
    }),
  ],
});
