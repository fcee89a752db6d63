import { mayChangeSides, opponentDeclaredAttack, redirectAttack, takeControl, target, trap } from '../../../../engine/duel/api';

/**
 * Takes an opposing face-up monster other than the attacker until the Battle Phase ends; the attack falls on it, straight into
 * the Damage Step.
 */
export default trap(96008713, {
  activate: {
    condition: (q) => opponentDeclaredAttack(q) && q.monstersOf(q.player).length > 0 && q.zonesForTaken(q.player) > 0,
    rule: 'attack-declared-only',
    targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => id !== q.declaredAttacker && mayChangeSides(q, id))),
    *resolve(e) {
      const taken = e.target;
      if (taken !== null && (yield* takeControl(e, taken, 'endOfBattlePhase')))
        yield* redirectAttack(e, taken, { straight: true });
    },
  },
});
