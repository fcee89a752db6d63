import {
  answersCardActivation,
  negateActivationAndDestroy,
  onlyTargetBelow,
  sendFromHand,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const monsterIsTheTarget = (q: Scope): boolean => {
  const only = onlyTargetBelow(q);
  return only !== null && q.card(only).zone === 'monster';
};

/**
 * Negates and destroys a Spell directly below it: for nothing if that targets one monster of the field and nothing else, any
 * other for a Spell of the hand, which is sent to the Graveyard and not discarded.
 */
export default trap(38275183, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    modes: [{ condition: monsterIsTheTarget }, { costs: [sendFromHand(1, (q, id) => q.isSpell(id))] }],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
