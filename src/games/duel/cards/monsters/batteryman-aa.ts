import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const BATTERYMAN_AA = 63142001;
const cells = (q: Scope) => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, BATTERYMAN_AA));
/** 1000 for each of its name on its side, if all of them lie so. */
const charge = (attack: boolean) => (q: Scope) =>
  cells(q).every((id) => q.isInAttackPosition(id) === attack) ? 1000 * cells(q).length : 0;

/** While all of its name on its side are in one battle position, 1000 ATK (or in defense position DEF) for each of them. */
export default monster(BATTERYMAN_AA, { continuous: [stats(itself, { atk: charge(true), def: charge(false) })] });
