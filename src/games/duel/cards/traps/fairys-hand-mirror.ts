import {} from '../../../../engine/duel/api';
import { mirrorsSpells } from '../shared/only-target';

/** A Spell of the opponent that targets one monster of the field alone is turned to another monster that it could target. */
export default mirrorsSpells(17653779, (q, id) => q.card(id).zone === 'monster');
