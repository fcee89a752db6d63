import { ofAttribute } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A FIRE monster has 700 ATK more. */
export default strengthensEquipped(32268901, ofAttribute('FIRE'), { atk: 700 });
