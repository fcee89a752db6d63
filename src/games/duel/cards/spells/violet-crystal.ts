import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Zombie has 300 ATK and DEF more. */
export default strengthensEquipped(15052462, ofType('Zombie'), { atk: 300, def: 300 });
