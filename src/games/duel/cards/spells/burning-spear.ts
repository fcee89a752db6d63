import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A FIRE monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(18937875, ofAttribute('FIRE'), { atk: 400, def: -200 });
