import {
  attackedNow,
  isAboveCardActivation,
  onlyTargetBelow,
  opponentDeclaredAttack,
  otherAttackTargets,
  otherTargetsBelow,
  redirectAttack,
  takeTargetBelow,
  target,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const myMonsterIsAttacked = (q: Scope): boolean => opponentDeclaredAttack(q) && attackedNow(q) !== null;
const myMonsterIsTheTarget = (q: Scope): boolean => {
  const only = onlyTargetBelow(q);
  return (
    q.respondingTo?.player === q.opponent &&
    isAboveCardActivation(q, ['spell', 'trap']) &&
    only !== null &&
    q.card(only).zone === 'monster' &&
    q.controls(q.player, only)
  );
};
const ownMonstersBelow = (q: Scope) =>
  otherTargetsBelow(q).filter((id) => q.card(id).zone === 'monster' && q.controls(q.player, id));

/**
 * Turns an opposing attack on an own monster (effect 0), or an opposing Spell or Trap that targets only one (effect 1), to
 * another own monster.
 */
export default trap(59560625, {
  activate: [
    {
      condition: myMonsterIsAttacked,
      rule: 'attack-declared-only',
      targets: target(otherAttackTargets),
      *resolve(e) {
        if (e.target !== null) yield* redirectAttack(e, e.target);
      },
    },
    {
      condition: (q) => myMonsterIsTheTarget(q) && ownMonstersBelow(q).length > 0,
      rule: 'answers-targeting-of-own-monster',
      targets: target(ownMonstersBelow),
      *resolve(e) {
        if (e.target !== null) yield* takeTargetBelow(e, e.target);
      },
    },
  ],
});
