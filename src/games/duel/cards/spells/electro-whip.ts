import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Thunder has 300 ATK and DEF more. */
export default strengthensEquipped(37820550, ofType('Thunder'), { atk: 300, def: 300 });
