import { damage, monster } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it does 500 damage to the opponent. */
export default monster(76321376, {
  effects: [
    onceDestroyedByBattle(function* (e) {
      yield* damage(e, e.opponent, 500);
    }),
  ],
});
