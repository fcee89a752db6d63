import { draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Discarded from the hand by an effect of the opponent, it draws two cards. */
export default monster(11324436, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, { from, how, cause, byPlayer }) =>
        from === 'hand' && how === 'discarded' && cause === 'effect' && byPlayer === q.opponent,
      *resolve(e) {
        yield* draw(e, e.player, 2);
      },
    }),
  ],
});
