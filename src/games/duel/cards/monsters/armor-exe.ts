import { canRemoveOwnCounters, confirm, destroy, monster, removeOwnCounters, upkeep } from '../../../../engine/duel/api';
import { notInItsSummonTurn } from '../shared/toon';

/** It costs a Spell Counter of its controller's side in every Standby Phase, and does not attack in the turn of its summon. */
export default monster(7180418, {
  continuous: [notInItsSummonTurn],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'each',
      *run(e) {
        if (canRemoveOwnCounters(e, 1) && (yield* confirm(e, 'upkeep'))) yield* removeOwnCounters(e, 1);
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
