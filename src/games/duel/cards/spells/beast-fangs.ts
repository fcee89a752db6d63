import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Beast has 300 ATK and DEF more. */
export default strengthensEquipped(46009906, ofType('Beast'), { atk: 300, def: 300 });
