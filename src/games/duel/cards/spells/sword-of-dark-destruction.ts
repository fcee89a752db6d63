import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A DARK monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(37120512, ofAttribute('DARK'), { atk: 400, def: -200 });
