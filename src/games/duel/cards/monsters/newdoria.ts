import { destroy, monster, target } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it destroys a monster on the field: if only its own side has one, that one. */
export default monster(4335645, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        yield* destroy(e, e.targets);
      },
      { targets: target((q) => q.monsters()) },
    ),
  ],
});
