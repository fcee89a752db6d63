import {
  answersCardActivation,
  negateActivationAndDestroy,
  onlyTargetBelow,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const zombieIsTheTarget = (q: Scope): boolean => {
  const only = onlyTargetBelow(q);
  return only !== null && q.card(only).zone === 'monster' && q.isFaceUp(only) && q.race(only) === 'Zombie';
};

/** Negates and destroys a Spell or Trap directly below it that targets one face-up Zombie of either side and nothing else. */
export default trap(3149764, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell', 'trap']) && zombieIsTheTarget(q),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
