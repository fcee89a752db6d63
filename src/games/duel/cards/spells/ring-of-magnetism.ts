import { equip, equippedMonster, forbids, stats } from '../../../../engine/duel/api';

/** For an own monster, which loses 500 ATK and DEF: the opponent's monsters attack nothing else, not even the player. */
export default equip(20436034, {
  fits: (q, id) => q.controls(q.player, id),
  continuous: [
    stats(equippedMonster, { atk: -500, def: -500 }),
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { player, card }) => player === q.opponent && card !== null && !equippedMonster(q, card),
    ),
    forbids('attackDirectly', 'never-attacks-directly', (q, { player }) => player === q.opponent),
  ],
});
