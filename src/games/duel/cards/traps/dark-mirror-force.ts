import { banish, opponentDeclaredAttack, trap } from '../../../../engine/duel/api';

/** At the opponent's attack: removes all monsters in Defense Position of the opponent from play, face-down ones too. */
export default trap(20522190, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    actsOn: (q) => q.monstersOf(q.opponent).filter((id) => !q.isInAttackPosition(id)),
    *resolve(e) {
      yield* banish(e, e.actedOn);
    },
  },
});
