import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** An Insect has 300 ATK and DEF more. */
export default strengthensEquipped(77007920, ofType('Insect'), { atk: 300, def: 300 });
