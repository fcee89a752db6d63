import { chosenCounters, countersPaidOrThere, destroy, ignition, monster, target } from '../../../../engine/duel/api';
import { countsSpells } from '../shared/spell-counters';

const PER_COUNTER = 700;

/**
 * Counters are taken off in any number, and a face-up monster of at most 700 ATK for each of them is destroyed, if it is not
 * stronger by then.
 */
export default monster(21051146, {
  ...countsSpells(),
  effects: [
    ignition({
      costs: [
        chosenCounters((q) => {
          const atks = q.faceUpMonsters().flatMap((id) => (q.isForbidden('target', q.player, id) ? [] : [q.atk(id)]));
          return Math.max(1, Math.ceil(Math.min(...atks) / PER_COUNTER));
        }),
      ],
      targets: target((q) => q.faceUpMonsters().filter((id) => q.atk(id) <= PER_COUNTER * countersPaidOrThere(q)), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
