import { destroy, monster, optionalTrigger, targetUpTo, wasTributeSummoned } from '../../../../engine/duel/api';

/**
 * Tribute Summoned, it may destroy up to two Spells or Traps. A Trap chained in answer works first; a continuous one then goes.
 */
export default monster(4929256, {
  effects: [
    optionalTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      targets: targetUpTo(2, (q) => q.spellsTraps()),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
