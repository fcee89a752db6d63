import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Fairy has 300 ATK and DEF more. */
export default strengthensEquipped(1557499, ofType('Fairy'), { atk: 300, def: 300 });
