import { gainLifePoints, isEffectMonster, trap, turnFaceUp } from '../../../../engine/duel/api';

/**
 * Turns all face-down monsters up without their flip effects; then its player gains 400 Life Points for each effect monster on
 * the field.
 */
export default trap(99517131, {
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
      yield* gainLifePoints(e, e.player, 400 * e.faceUpMonsters().filter((id) => isEffectMonster(e, id)).length);
    },
  },
});
