import {
  addCounters,
  destroy,
  ignition,
  itself,
  mandatoryTrigger,
  monster,
  removeCounters,
  stats,
  target,
} from '../../../../engine/duel/api';

/** Gets a spell counter when Normal Summoned: 300 ATK while it holds it, and it may be removed to destroy a Spell or Trap. */
export default monster(71413901, {
  holdsCounters: 1,
  effects: [
    mandatoryTrigger({
      on: 'summon',
      *resolve(e) {
        if (e.selfIsThere) yield* addCounters(e, [e.self]);
      },
    }),
    ignition({
      costs: [removeCounters(1)],
      targets: target((q) => q.spellsTraps()),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
  continuous: [stats(itself, { atk: (q) => 300 * q.card(q.self).counters })],
});
