import {
  attackedNow,
  mayBeDirected,
  nothing,
  optionalTrigger,
  redirectAttack,
  trap,
  type Scope,
} from '../../../../engine/duel/api';
import { isToon } from '../shared/toon';

const smallToonIsAttacked = (q: Scope): boolean => {
  const id = attackedNow(q);
  return id !== null && q.controls(q.player, id) && q.isFaceUp(id) && isToon(q, id) && q.level(id) <= 4;
};

/** When an own face-up Toon of Level 4 or less is attacked, the attack may become a direct one on its controller. */
export default trap(43509019, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'attack',
      about: 'any',
      from: ['spellTrap'],
      when: (q, event) => event.player === q.opponent && smallToonIsAttacked(q) && mayBeDirected(q),
      *resolve(e) {
        if (e.selfIsThere && attackedNow(e) !== null) yield* redirectAttack(e, 'direct');
      },
    }),
  ],
});
