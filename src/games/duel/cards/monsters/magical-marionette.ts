import { destroy, ignition, itself, monster, removeCounters, stats, target } from '../../../../engine/duel/api';
import { countsSpells } from '../shared/spell-counters';

/** Each Spell is a counter and 200 ATK; two counters destroy a monster, on either side, face-down ones too. */
export default monster(8034697, {
  ...countsSpells(),
  continuous: [stats(itself, { atk: (q) => 200 * q.card(q.self).counters })],
  effects: [
    ignition({
      costs: [removeCounters(2)],
      targets: target((q) => q.monsters(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
