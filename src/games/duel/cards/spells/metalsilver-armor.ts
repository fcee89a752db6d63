import { equip, equippedMonster, forbids, type Scope } from '../../../../engine/duel/api';

const own = (q: Scope): boolean => q.faceUpMonstersOf(q.player).some((id) => equippedMonster(q, id));

/** While its player controls the monster that it is on, the opponent can target no other monster, wherever it lies. */
export default equip(33114323, {
  continuous: [
    forbids(
      'target',
      'protected-from-targeting',
      (q, { player, card }) => player === q.opponent && card !== null && q.isMonster(card) && own(q) && !equippedMonster(q, card),
    ),
  ],
});
