import { discardAtRandom, draw, nothing, phaseTrigger, remember, spell } from '../../../../engine/duel/api';

/**
 * In the opponent's Standby Phase its player draws up to four hand cards; in the own next one discards as many random cards as
 * were drawn, if it still lies there.
 */
export default spell(41482598, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      condition: (q) => q.handOf(q.player).length < 4,
      *resolve(e) {
        const amount = 4 - e.handOf(e.player).length;
        if (!e.selfIsThere || amount <= 0) return;
        yield* remember(e, { amount, turn: e.turn });
        yield* draw(e, e.player, amount);
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: (q) => q.data.turn === q.turn - 1,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const { amount = 0 } = e.data;
        yield* remember(e, {});
        yield* discardAtRandom(e, e.player, amount);
      },
    }),
  ],
});
