import { destroy, ignition, monster } from '../../../../engine/duel/api';
import { outmatched, sendsStrongEnough } from '../shared/outmatched';

/**
 * Comes only by the effect of Armed Dragon LV5, or by Level Up!. For a monster sent from the hand to the Graveyard it destroys
 * all opposing face-up monsters with no more ATK than that one.
 */
export default monster(73879377, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    ignition({
      costs: [sendsStrongEnough],
      actsOn: outmatched,
      *resolve(e) {
        yield* destroy(e, e.actedOn);
      },
    }),
  ],
});
