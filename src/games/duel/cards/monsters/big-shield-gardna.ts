import { changePosition, monster } from '../../../../engine/duel/api';
import { turnsUpAgainstSpells } from '../shared/face-down-ward';

/**
 * Face-down, a Spell that targets it alone is negated as it resolves, and it turns to face-up defense position, without a link of
 * its own. Having been attacked, it goes to attack position when that Damage Step ends.
 */
export default monster(65240384, {
  ...turnsUpAgainstSpells,
  inBattle: {
    afterAttack: {
      of: 'target',
      when: 'endOfDamageStep',
      *run(e) {
        if (!e.isInAttackPosition(e.self)) yield* changePosition(e, [e.self]);
      },
    },
  },
});
