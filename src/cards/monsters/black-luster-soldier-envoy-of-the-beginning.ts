import { banish, destroyedByItsAttack, forbids, gives, ignition, isChosen, linger, monster, optionalTrigger, target } from '../../engine/duel/api';
import { chaosProcedure } from '../shared/chaos';

/**
 * Comes only by the chaos procedure. Once per own turn either removes a monster from play and does not attack, or attacks once more
 * after its attack destroyed a monster: the right is to the next attack of the Battle Step, and another monster's attack ends it.
 */
export default monster(72989439, {
  specialSummonOnly: true,
  procedure: chaosProcedure,
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.card(q.self).turnAttacked !== q.turn,
      rule: 'not-after-attack',
      targets: target((q) => q.monsters()),
      *resolve(e) {
        yield* linger(e, 'noAttack', { cards: [e.self], until: 'endOfTurn' });
        yield* banish(e, e.targets);
      },
    }),
    optionalTrigger({
      on: 'destroy',
      about: 'any',
      when: destroyedByItsAttack,
      oncePerTurn: true,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'secondAttack', { cards: [e.self], until: 'nextAttack' });
      },
    }),
  ],
  lingering: {
    noAttack: { parts: [forbids('attack', 'chose-removal-over-attack', (q, { card }) => isChosen(q, card))] },
    secondAttack: { parts: [gives('extraAttack', isChosen)] },
  },
});
