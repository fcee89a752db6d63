import { forbids, gives, monster, unaffectedBySpells } from '../../../../engine/duel/api';
import { needsItsWeapon } from '../shared/guardian';

/** Needs its rod to be summoned. No Spell affects it and it cannot be attacked; alone it leaves the way to the player open. */
export default monster(9633505, {
  summoning: needsItsWeapon(95515060),
  continuous: [
    unaffectedBySpells(),
    forbids('attackTarget', 'protected-from-attack', (q, { card }) => card === q.self),
    gives('leavesWayOpen', (q, card) => card === q.self && q.monstersOf(q.player).length === 1),
  ],
});
