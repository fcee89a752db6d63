import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Warrior has 300 ATK and DEF more. */
export default strengthensEquipped(61854111, ofType('Warrior'), { atk: 300, def: 300 });
