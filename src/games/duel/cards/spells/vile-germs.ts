import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Plant has 300 ATK and DEF more. */
export default strengthensEquipped(39774685, ofType('Plant'), { atk: 300, def: 300 });
