import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A WATER monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(2370081, ofAttribute('WATER'), { atk: 400, def: -200 });
