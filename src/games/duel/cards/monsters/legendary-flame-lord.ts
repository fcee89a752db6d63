import { destroy, ignition, monster, removeCounters } from '../../../../engine/duel/api';
import { countsSpells } from '../shared/spell-counters';

/** A Ritual Monster: three Spell Counters, and every other monster on the field is destroyed, the own ones too. */
export default monster(60258960, {
  ...countsSpells(),
  summoning: { specialOnly: true },
  effects: [
    ignition({
      costs: [removeCounters(3)],
      actsOn: (q) => q.monsters().filter((id) => id !== q.self),
      *resolve(e) {
        yield* destroy(e, e.actedOn);
      },
    }),
  ],
});
