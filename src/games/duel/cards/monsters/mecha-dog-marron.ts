import { damage, damageBoth, fromField, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it does 1000 damage to both players; destroyed on the field in another way, to the opponent. */
export default monster(94667532, {
  effects: [
    onceDestroyedByBattle((e) => damageBoth(e, 1000)),
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => fromField(q, event) && event.how === 'destroyed' && event.cause !== 'battle',
      *resolve(e) {
        yield* damage(e, e.opponent, 1000);
      },
    }),
  ],
});
