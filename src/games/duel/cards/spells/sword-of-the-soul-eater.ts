import { equip, equippedMonster, isNormalMonster, payWithTributes, remember, stats } from '../../../../engine/duel/api';
import { isNormalOrToken } from '../shared/normals';

/**
 * For an own Normal Monster of Level 3 or lower, a Token too. All other own Normal Monsters, but no Tokens, are tributed once
 * it has been targeted, face-down ones as well: 1000 ATK for each of them, be it none.
 */
export default equip(5371656, {
  fits: (q, id) => q.controls(q.player, id) && isNormalOrToken(q, id) && q.level(id) <= 3,
  *payOnceTargeted(e) {
    const others = e.monstersOf(e.player).filter((id) => isNormalMonster(e, id) && id !== e.target);
    yield* payWithTributes(e, others);
  },
  *then(e) {
    yield* remember(e, { amount: 1000 * e.paid.length });
  },
  continuous: [stats(equippedMonster, { atk: (q) => q.data.amount ?? 0 })],
});
