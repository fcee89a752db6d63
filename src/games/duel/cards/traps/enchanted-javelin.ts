import { declaredAttacker, gainLifePoints, opponentDeclaredAttack, target, trap } from '../../../../engine/duel/api';

/** When an opposing monster declares an attack its user gains Life Points equal to its ATK. The attack goes on. Turned
 * face-down by then it gives none. */
export default trap(96355986, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      if (e.target !== null && e.isFaceUp(e.target)) yield* gainLifePoints(e, e.player, e.atk(e.target));
    },
  },
});
