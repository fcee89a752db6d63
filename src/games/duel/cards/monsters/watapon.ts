import { maySpecialSummon, monster, optionalTrigger, specialSummon } from '../../../../engine/duel/api';

/** Added to the hand from the Deck by an effect, it may be Special Summoned, whatever has happened since. A draw adds nothing. */
export default monster(87774234, {
  effects: [
    optionalTrigger({
      on: 'toHand',
      from: ['hand'],
      canMiss: false,
      when: (_q, { from, cause }) => from === 'deck' && cause === 'effect',
      condition: (q) => q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
