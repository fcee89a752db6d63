import { chooseCard, destroy, opponentDeclaredAttack, trap } from '../../../../engine/duel/api';

/**
 * When an opposing monster declares an attack: destroys the opponent's attack-position monster with the highest ATK, on a tie the
 * one its user picks. No target.
 */
export default trap(77754944, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    actsOn: (q) => q.faceUpMonstersOf(q.opponent).filter((id) => q.isInAttackPosition(id)),
    *resolve(e) {
      const standing = e.actedOn;
      const highest = Math.max(...standing.map((id) => e.atk(id)));
      const strongest = yield* chooseCard(e, { from: standing.filter((id) => e.atk(id) === highest), prompt: 'destroy' });
      if (strongest !== undefined) yield* destroy(e, [strongest]);
    },
  },
});
