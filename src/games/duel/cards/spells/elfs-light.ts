import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A LIGHT monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(39897277, ofAttribute('LIGHT'), { atk: 400, def: -200 });
