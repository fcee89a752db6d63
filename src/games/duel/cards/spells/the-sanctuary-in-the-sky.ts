import { gives, nothing, spell } from '../../../../engine/duel/api';

/** A battle of a Fairy deals its own controller no damage. */
export default spell(56433456, { activate: nothing, continuous: [gives('noBattleDamage', (q, id) => q.race(id) === 'Fairy')] });
