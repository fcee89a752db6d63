import { becomeEndPhase, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Sent to the Graveyard by an effect of the opponent in the opponent's turn, it makes it the End Phase of that turn. */
export default monster(11021521, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, { player, cause, byPlayer }) =>
        !q.isMyTurn && player === q.player && (cause === 'effect' || cause === 'negation') && byPlayer === q.opponent,
      *resolve(e) {
        yield* becomeEndPhase(e);
      },
    }),
  ],
});
