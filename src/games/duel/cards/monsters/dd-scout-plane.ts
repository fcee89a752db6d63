import { monster, phaseTrigger, specialSummon } from '../../../../engine/duel/api';

/** Removed from play from anywhere, face-up, it comes back in Attack Position in the End Phase of that turn. */
export default monster(3773196, {
  notes: [{ on: 'banish', when: (q) => q.isFaceUp(q.self), remembers: (q) => ({ turn: q.turn }) }],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['banished'],
      condition: (q) => q.data.turn === q.turn,
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self], { placements: ['attack'] });
      },
    }),
  ],
});
