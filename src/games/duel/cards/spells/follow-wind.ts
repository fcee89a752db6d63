import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Winged Beast has 300 ATK and DEF more. */
export default strengthensEquipped(98252586, ofType('Winged Beast'), { atk: 300, def: 300 });
