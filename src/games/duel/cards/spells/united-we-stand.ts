import { equip, equippedMonster, stats, type Scope } from '../../../../engine/duel/api';

const bonus = (q: Scope): number => 800 * q.faceUpMonstersOf(q.player).length;

/** 800 ATK and DEF for each face-up monster of its controller, counted at every moment. */
export default equip(56747793, { continuous: [stats(equippedMonster, { atk: bonus, def: bonus })] });
