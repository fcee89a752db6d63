import { discardCards, forbids, linger, noBattleDamageTo, trap, type Scope, type Subject } from '../../../../engine/duel/api';

/** Damage to its player by an effect of the other one. */
const spares = (q: Scope, { player, byPlayer }: Subject): boolean =>
  player === q.lingering!.player && byPlayer !== undefined && byPlayer !== player;

/**
 * For a discard its player takes no damage from the opponent in this turn, in battle or by effects; own effects hurt, and
 * monsters fall in battle as usual (2005).
 */
export default trap(88789641, {
  activate: {
    costs: [discardCards(1)],
    *resolve(e) {
      yield* linger(e, 'barrier');
    },
  },
  lingering: {
    barrier: {
      until: 'endOfTurn',
      parts: [forbids('takeEffectDamage', 'no-effect-damage', spares), noBattleDamageTo((q) => q.lingering!.player)],
    },
  },
});
