import {
  attackedNow,
  nothing,
  optionalTrigger,
  otherAttackTargets,
  redirectAttack,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const REVIVAL_JAM = 31709826;
const jams = (q: Scope): CardId[] =>
  otherAttackTargets(q).filter((id) => q.isFaceUp(id) && q.controls(q.player, id) && q.isNamed(id, REVIVAL_JAM));

/** When an opposing monster attacks an own monster, the attack may be moved to an own face-up Revival Jam. */
export default trap(21558682, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'attack',
      about: 'any',
      from: ['spellTrap'],
      when: (q, event) => event.player === q.opponent && attackedNow(q) !== null,
      targets: target(jams),
      *resolve(e) {
        if (e.selfIsThere && e.target !== null) yield* redirectAttack(e, e.target);
      },
    }),
  ],
});
