import { destroyedByItsAttack, gives, isChosen, linger, monster, optionalTrigger } from '../../../../engine/duel/api';
import { chaosProcedure, noAttack, removesInsteadOfAttacking } from '../shared/chaos';

/**
 * Comes only by the chaos procedure. Once per own turn either removes a monster from play and does not attack, or attacks once
 * more after its attack destroyed a monster: the right is to the next act of the Battle Step, and any other act ends it.
 */
export default monster(72989439, {
  summoning: { specialOnly: true, procedure: chaosProcedure },
  effects: [
    removesInsteadOfAttacking((q) => q.monsters()),
    optionalTrigger({
      on: 'destroy',
      about: 'any',
      when: destroyedByItsAttack,
      oncePerTurn: true,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'secondAttack', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    noAttack,
    secondAttack: { until: 'nextAttack', about: 'cards', parts: [gives('extraAttack', isChosen)] },
  },
});
