import { maySpecialSummon, monster, optionalTrigger, specialSummon, target } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';
import { wardsOff } from '../shared/warding';

/**
 * Comes only of a Great Dezard that has killed enough. Turns itself down once per turn; turned face-up it may bring back a
 * Zombie. Spells and Traps that target it are negated and destroyed.
 */
export default monster(39711336, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  protection: { ward: wardsOff((e, against) => e.kindOfLink(against) !== 'monster', { destroys: true }) },
  effects: [
    turnsItselfDown,
    optionalTrigger({
      on: 'flip',
      targets: target(
        (q) => q.graveyardOf(q.player).filter((id) => q.race(id) === 'Zombie' && maySpecialSummon(q, id)),
        1,
        'specialSummon',
      ),
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
