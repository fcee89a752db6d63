import { changePosition, monster, turnFaceUp } from '../../../../engine/duel/api';

/**
 * Face-down, a Spell that targets it alone is negated as it resolves, and it turns to face-up defense position, without a link of
 * its own. Having been attacked, it goes to attack position when that Damage Step ends.
 */
export default monster(65240384, {
  wardsFaceDown: true,
  *ward(e, against) {
    if (e.isFaceUp(e.self) || e.kindOfLink(against) !== 'spell' || against.targets.length !== 1) return false;
    yield* turnFaceUp(e, [e.self]);
    return true;
  },
  afterAttack: {
    of: 'target',
    when: 'endOfDamageStep',
    *run(e) {
      if (!e.isInAttackPosition(e.self)) yield* changePosition(e, [e.self]);
    },
  },
});
