import { equip, equippedMonster, stats } from '../../../../engine/duel/api';
import { guardsFromSpells } from '../shared/guarding';

/** 500 DEF. Another Spell that targets its monster is negated as it resolves, and destroyed; the own ones too. */
export default equip(95515060, {
  continuous: [stats(equippedMonster, { def: 500 })],
  protection: { guard: guardsFromSpells((e, id) => id === e.card(e.self).equippedTo) },
});
