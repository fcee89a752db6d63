import { discardSelf, expectedBattleDamage, monster, quick, takeNoBattleDamage } from '../../../../engine/duel/api';

/**
 * Discarded during damage calculation of the opponent's turn: that battle does no damage to its player. Not when it would do none
 * anyway.
 */
export default monster(40640057, {
  effects: [
    quick(['hand'], {
      damageStep: 'calculation',
      condition: (q) => !q.isMyTurn && expectedBattleDamage(q, q.player) > 0,
      rule: 'battle-damage-in-opponents-turn',
      costs: [discardSelf],
      *resolve(e) {
        yield* takeNoBattleDamage(e, e.player);
      },
    }),
  ],
});
