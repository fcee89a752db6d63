import { chooseCards, destroy, trap, type Scope } from '../../../../engine/duel/api';

const excess = (q: Scope): number => q.monstersOf(q.opponent).length - q.monstersOf(q.player).length;
/**
 * Its player has just Normal Summoned a monster: the opponent destroys own monsters until there are no more than on the other
 * side.
 */
export default trap(90669991, {
  activate: {
    condition: (q) => q.summonedJustNow(q.player, ['summon']).length > 0 && excess(q) > 0,
    rule: 'summon-success-only',
    *resolve(e) {
      const count = excess(e);
      if (count <= 0) return;
      const from = e.monstersOf(e.opponent);
      yield* destroy(e, yield* chooseCards(e, { player: e.opponent, from, min: count, max: count, prompt: 'destroy' }));
    },
  },
});
