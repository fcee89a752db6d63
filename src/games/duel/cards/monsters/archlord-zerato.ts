import { destroy, discardCards, ignition, monster } from '../../../../engine/duel/api';
import { hasSanctuary, THE_SANCTUARY_IN_THE_SKY } from '../shared/sanctuary';
import { comesOfZeraUnder } from '../shared/zera';

/**
 * Comes only of a Warrior of Zera under The Sanctuary in the Sky. With the own one, a LIGHT monster discarded destroys all
 * opposing monsters, any number of times.
 */
export default monster(18378582, {
  summoning: comesOfZeraUnder(THE_SANCTUARY_IN_THE_SKY),
  effects: [
    ignition({
      condition: hasSanctuary,
      rule: 'needs-another-card',
      costs: [discardCards(1, (q, id) => q.isMonster(id) && q.hasAttribute(id, 'LIGHT'))],
      actsOn: (q) => q.monstersOf(q.opponent),
      *resolve(e) {
        if (hasSanctuary(e)) yield* destroy(e, e.actedOn);
      },
    }),
  ],
});
