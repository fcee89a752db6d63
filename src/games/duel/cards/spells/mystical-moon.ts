import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Beast-Warrior has 300 ATK and DEF more. */
export default strengthensEquipped(36607978, ofType('Beast-Warrior'), { atk: 300, def: 300 });
