import {} from '../../../../engine/duel/api';
import { mirrorsSpells } from '../shared/only-target';

/** A Spell of the opponent that targets one Spell or Trap of the field alone is turned to another that it could target. */
export default mirrorsSpells(58607704, (q, id) => q.isOnField(id) && (q.isSpell(id) || q.isTrap(id)));
