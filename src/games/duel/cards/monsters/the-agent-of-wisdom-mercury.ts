import { draw, monster, phaseTrigger, remember, upkeep, type Scope } from '../../../../engine/duel/api';

const hasNoHand = (q: Scope): boolean => q.handOf(q.player).length === 0;
const isOpponentsEndPhase = (q: Scope): boolean => !q.isMyTurn && q.phase === 'end';

/** An empty hand at the end of the opponent's turn draws a card in the own next Standby Phase. */
export default monster(38730226, {
  // The hand may change once that has been looked at.
  notes: (['draw', 'toHand', 'toGrave'] as const).map((on) => ({
    on,
    about: 'any',
    when: isOpponentsEndPhase,
    remembers: (q) => (hasNoHand(q) ? { turn: q.turn } : {}),
  })),
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'opponent',
      counts: true,
      condition: hasNoHand,
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
