import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Machine has 300 ATK and DEF more. */
export default strengthensEquipped(25769732, ofType('Machine'), { atk: 300, def: 300 });
