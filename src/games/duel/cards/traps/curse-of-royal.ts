import { answersCardActivation, negateActivationAndDestroy, onlyTargetBelow, trap, would } from '../../../../engine/duel/api';

/** Negates the activation of a Spell or Trap that would destroy just one Spell or Trap, which it targets. */
export default trap(2926176, {
  activate: {
    condition: (q) => {
      const one = onlyTargetBelow(q);
      return (
        answersCardActivation(q, ['spell', 'trap']) &&
        would(q, 'destroysSpellsTraps') &&
        one !== null &&
        q.isOnField(one) &&
        (q.isSpell(one) || q.isTrap(one))
      );
    },
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
