import { destroy, fromField, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { comesBackInStandby, remembersStandby } from '../shared/coming-back';

const PHOENIX = 61441708;

/**
 * An effect that destroyed it, of either player, brings it back in its owner's next Standby Phase; it was no Equip Card then
 * (2005). Come back so, it destroys all Spells and Traps on the field.
 */
export default monster(61441708, {
  notes: [
    remembersStandby(
      (q, event) =>
        event.how === 'destroyed' &&
        (event.cause === 'effect' || event.cause === 'negation') &&
        event.from !== 'spellTrap' &&
        (event.from !== 'monster' || fromField(q, event)),
    ),
  ],
  effects: [
    comesBackInStandby,
    mandatoryTrigger({
      on: 'specialSummon',
      when: (q) => q.card(q.self).broughtBy === PHOENIX,
      *resolve(e) {
        yield* destroy(e, e.spellsTraps());
      },
    }),
  ],
});
