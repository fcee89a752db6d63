import {
  answersCardActivation,
  discardCards,
  negateEffectAndDestroy,
  nothing,
  onlyTargetBelow,
  quick,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const dragonIsTheTarget = (q: Scope): boolean => {
  const only = onlyTargetBelow(q);
  return only !== null && q.card(only).zone === 'monster' && q.isFaceUp(only) && q.race(only) === 'Dragon';
};

/** For a discard, in answer to a Trap whose only target is a face-up Dragon: its effect is negated, and it is destroyed. */
export default trap(92408984, {
  activate: nothing,
  effects: [
    quick(['spellTrap'], {
      damageStep: 'negatesEffect',
      condition: (q) => answersCardActivation(q, ['trap']) && dragonIsTheTarget(q),
      rule: 'answers-what-its-text-names',
      costs: [discardCards(1)],
      negatesActivation: true,
      *resolve(e) {
        if (e.selfIsThere) yield* negateEffectAndDestroy(e);
      },
    }),
  ],
});
