import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** An Aqua has 300 ATK and DEF more. */
export default strengthensEquipped(77027445, ofType('Aqua'), { atk: 300, def: 300 });
