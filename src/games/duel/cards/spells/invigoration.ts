import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** An EARTH monster has 400 ATK more and 200 DEF less. */
export default strengthensEquipped(98374133, ofAttribute('EARTH'), { atk: 400, def: -200 });
