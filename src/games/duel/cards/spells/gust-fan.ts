import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A WIND monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(55321970, ofAttribute('WIND'), { atk: 400, def: -200 });
