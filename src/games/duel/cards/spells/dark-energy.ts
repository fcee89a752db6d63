import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Fiend has 300 ATK and DEF more. */
export default strengthensEquipped(4614116, ofType('Fiend'), { atk: 300, def: 300 });
