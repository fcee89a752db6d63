import { equip, equippedMonster, forbids, type Scope } from '../../../../engine/duel/api';

const own = (q: Scope): boolean => q.faceUpMonstersOf(q.player).some((id) => equippedMonster(q, id));

/**
 * While its player controls the monster that it is on, the opponent can attack no other monster; attacks past monsters go on.
 */
export default equip(7625614, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { player, card }) => player === q.opponent && card !== null && own(q) && !equippedMonster(q, card),
    ),
  ],
});
