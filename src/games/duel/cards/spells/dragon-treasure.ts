import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Dragon has 300 ATK and DEF more. */
export default strengthensEquipped(1435851, ofType('Dragon'), { atk: 300, def: 300 });
