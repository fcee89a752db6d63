import { destroy, mandatoryTrigger, monster, target, wasTributeSummoned } from '../../../../engine/duel/api';

/** Tribute Summoned, it destroys a monster of either side, itself if there is no other. */
export default monster(51945556, {
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      targets: target((q) => q.monsters(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
