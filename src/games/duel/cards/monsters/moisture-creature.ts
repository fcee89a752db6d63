import { destroy, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Tribute Summoned by three tributes it destroys all Spells and Traps of the opponent. */
export default monster(75285069, {
  summoning: { alsoWith: { tributes: 3 } },
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: (q) => q.card(q.self).madeOf?.length === 3,
      *resolve(e) {
        yield* destroy(e, e.spellsTrapsOf(e.opponent));
      },
    }),
  ],
});
