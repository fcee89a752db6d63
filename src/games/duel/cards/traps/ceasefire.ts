import { damage, isEffectMonster, trap, turnFaceUp } from '../../../../engine/duel/api';

/**
 * Turns all face-down monsters up without their flip effects; then the opponent takes 500 damage for each effect monster on the
 * field.
 */
export default trap(36468556, {
  activate: {
    condition: (q) => q.monsters().some((id) => q.isFaceDown(id) || isEffectMonster(q, id)),
    rule: 'needs-set-or-effect-monster',
    *resolve(e) {
      yield* turnFaceUp(
        e,
        e.monsters().filter((id) => e.isFaceDown(id)),
        'defense',
        { flipEffects: false },
      );
      yield* damage(e, e.opponent, 500 * e.faceUpMonsters().filter((id) => isEffectMonster(e, id)).length);
    },
  },
});
