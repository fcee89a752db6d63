import { discardCards, forbids, linger, noBattleDamageTo, trap, type Player, type Scope } from '../../../../engine/duel/api';

const spares = (q: Scope, player: Player): boolean => player === q.lingering!.player;

/** For a discard its player takes no damage of any kind in this turn; monsters fall in battle as usual (2005). */
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
      parts: [
        forbids('takeEffectDamage', 'no-effect-damage', (q, { player }) => spares(q, player)),
        noBattleDamageTo((q) => q.lingering!.player),
      ],
    },
  },
});
