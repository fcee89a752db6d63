import { destroy, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Tribute Summoned by three tributes it destroys all monsters of the opponent. Two will do as well; a Set takes two. */
export default monster(36354007, {
  summoning: { alsoWith: { tributes: 3 } },
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: (q) => q.card(q.self).madeOf?.length === 3,
      *resolve(e) {
        yield* destroy(e, e.monstersOf(e.opponent));
      },
    }),
  ],
});
