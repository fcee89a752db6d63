import {
  attackedNow,
  mayBeDirected,
  nothing,
  optionalTrigger,
  redirectAttack,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const ownIsAttacked = (q: Scope): boolean => {
  const attacked = attackedNow(q);
  return attacked !== null && q.controls(q.player, attacked);
};

/** When an opposing monster attacks an own monster, the attack may become a direct one on the player. */
export default trap(37053871, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'attack',
      about: 'any',
      from: ['spellTrap'],
      when: (q, event) => event.player === q.opponent && ownIsAttacked(q) && mayBeDirected(q),
      *resolve(e) {
        if (e.selfIsThere && attackedNow(e) !== null) yield* redirectAttack(e, 'direct');
      },
    }),
  ],
});
