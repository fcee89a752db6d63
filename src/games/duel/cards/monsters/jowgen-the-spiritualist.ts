import { CAME, destroy, discardRandomCard, forbids, ignition, monster, type Scope } from '../../../../engine/duel/api';

const specialSummoned = (q: Scope) => q.monsters().filter((id) => (q.card(id).came & CAME.special) !== 0);

/** Nobody Special Summons. A random card as discard destroys all monsters that were Special Summoned. */
export default monster(41855169, {
  continuous: [forbids('specialSummon', 'special-summons-locked', () => true)],
  effects: [
    ignition({
      actsOn: specialSummoned,
      costs: [discardRandomCard],
      *resolve(e) {
        yield* destroy(e, e.actedOn);
      },
    }),
  ],
});
