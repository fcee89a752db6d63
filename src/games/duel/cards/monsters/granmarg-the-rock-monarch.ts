import { destroy, mandatoryTrigger, monster, target, wasTributeSummoned } from '../../../../engine/duel/api';

/** Tribute Summoned, it destroys a face-down card of either side. */
export default monster(60229110, {
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      targets: target((q) => q.cardsOnField().filter((id) => q.isFaceDown(id)), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
