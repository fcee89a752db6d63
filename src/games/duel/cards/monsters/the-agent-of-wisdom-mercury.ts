import { draw, monster, phaseTrigger, remember, upkeep } from '../../../../engine/duel/api';

/** An empty hand at the end of the opponent's turn draws a card in the own next Standby Phase. */
export default monster(38730226, {
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'opponent',
      counts: true,
      condition: (q) => q.handOf(q.player).length === 0,
      *run(e) {
        yield* remember(e, { turn: e.turn });
      },
    }),
  ],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.data.turn === q.turn - 1,
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
