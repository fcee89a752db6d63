import {
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  target,
  wasTributeSummoned,
} from '../../../../engine/duel/api';
import { notBeside, perishesBeside } from '../shared/only-one';

const CHIEF = 62473983;

/**
 * One alone on a side. Necrovalley leaves the Graveyard of its controller open. Tribute Summoned, it may bring a Gravekeeper's
 * monster back from there.
 */
export default monster(CHIEF, {
  summoning: notBeside(CHIEF),
  continuous: [perishesBeside(CHIEF)],
  effects: [
    optionalTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      targets: target((q) =>
        q.graveyardOf(q.player).filter((id) => q.facts(id).en.startsWith("Gravekeeper's ") && maySpecialSummon(q, id)),
      ),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
