import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Spellcaster has 300 ATK and DEF more. */
export default strengthensEquipped(91595718, ofType('Spellcaster'), { atk: 300, def: 300 });
