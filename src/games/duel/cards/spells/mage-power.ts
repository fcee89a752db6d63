import { equip, equippedMonster, stats, type Scope } from '../../../../engine/duel/api';

const worth = (q: Scope): number => 500 * q.spellsTrapsOf(q.player).length;

/** 500 ATK and DEF for each Spell and Trap on its controller's side, face-up or face-down, itself included. */
export default equip(83746708, { continuous: [stats(equippedMonster, { atk: worth, def: worth })] });
