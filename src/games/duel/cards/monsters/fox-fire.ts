import { destroyedByBattle, gives, monster, phaseTrigger, specialSummon, useUpMemory } from '../../../../engine/duel/api';

/** Destroyed by battle it comes back in the End Phase of that turn. It is no tribute for a Tribute Summon. */
export default monster(88753985, {
  notes: [{ on: 'toGrave', when: destroyedByBattle, remembers: (q) => ({ turn: q.turn }) }],
  continuous: [gives('notTributeForSummon')],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['graveyard'],
      condition: (q) => q.data.turn === q.turn,
      costs: [useUpMemory],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
