import { callCoin, chooseCard, destroy, monster } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, a coin is called: right, and a monster of the opponent is destroyed. */
export default monster(82642348, {
  effects: [
    onceDestroyedByBattle(function* (e) {
      if (!(yield* callCoin(e))) return;
      const monster = yield* chooseCard(e, { from: e.monstersOf(e.opponent), prompt: 'destroy' });
      if (monster !== undefined) yield* destroy(e, [monster]);
    }),
  ],
});
