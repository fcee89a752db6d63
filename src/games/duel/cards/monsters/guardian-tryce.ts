import { mandatoryTrigger, maySpecialSummon, monster, specialSummon } from '../../../../engine/duel/api';
import { needsItsWeapon } from '../shared/guardian';

/** Needs its swords to be summoned. Destroyed, it brings back what was tributed for it. */
export default monster(46037213, {
  summoning: needsItsWeapon(21900719),
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_, event) => event.how === 'destroyed',
      specialSummons: true,
      *resolve(e) {
        const tributes = (e.event?.madeOf ?? []).filter(({ card, arrival }) => e.card(card).arrival === arrival);
        yield* specialSummon(
          e,
          tributes.map(({ card }) => card).filter((id) => e.card(id).zone === 'graveyard' && maySpecialSummon(e, id)),
        );
      },
    }),
  ],
});
