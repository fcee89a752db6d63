import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** DARK monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(18161786, [ofAttribute('DARK'), { atk: 500, def: -400 }]);
