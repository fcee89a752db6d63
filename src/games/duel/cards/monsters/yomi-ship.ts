import { destroy, monster } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it takes the monster along that destroyed it. */
export default monster(51534754, {
  effects: [
    onceDestroyedByBattle(function* (e) {
      const { by } = e.event!;
      if (by !== undefined && e.card(by).zone === 'monster') yield* destroy(e, [by]);
    }),
  ],
});
