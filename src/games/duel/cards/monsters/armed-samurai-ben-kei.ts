import { gives, itself, monster, type Scope } from '../../../../engine/duel/api';

const equips = (q: Scope): number => q.spellsTraps().filter((id) => q.card(id).equippedTo === q.self).length;
const attacks = (q: Scope): number => Math.max(q.card(q.self).attackedThisPhase, q.attacksThisTurn(q.self));

/** One attack more in each Battle Phase for each Equip Card that it carries at that time. */
export default monster(84430950, { continuous: [gives('extraAttack', (q, id) => itself(q, id) && attacks(q) <= equips(q))] });
