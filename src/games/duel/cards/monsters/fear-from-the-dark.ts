import { mandatoryTrigger, monster, specialSummon } from '../../../../engine/duel/api';

/** Sent from the hand or Deck to the Graveyard by an effect of the opponent, it comes from there. */
export default monster(34193084, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, { from, cause, byPlayer }) =>
        (from === 'hand' || from === 'deck') && cause === 'effect' && byPlayer === q.opponent,
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
