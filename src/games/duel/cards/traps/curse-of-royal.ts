import {
  answersCardActivation,
  negateActivationAndDestroy,
  negatesCardBelow,
  onlyTargetBelow,
  trap,
  would,
  type Scope,
} from '../../../../engine/duel/api';

/** They negate the effect and leave the card alone: Anti Raigeki, Call of the Grave, Gryphon Wing, Jar Robber. */
const SPARE_IT: readonly number[] = [42364257, 16970158, 55608151, 33784505];

const destroysOne = (q: Scope): boolean => {
  const one = onlyTargetBelow(q);
  return would(q, 'destroysSpellsTraps') && one !== null && q.isOnField(one) && (q.isSpell(one) || q.isTrap(one));
};

/** Negates a Spell or Trap that would destroy just one Spell or Trap: its only target, or the card that it negates. */
export default trap(2926176, {
  activate: {
    condition: (q) =>
      answersCardActivation(q, ['spell', 'trap']) &&
      (destroysOne(q) || (negatesCardBelow(q) && !SPARE_IT.includes(q.respondingTo!.passcode))),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
