import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** LIGHT monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(81777047, [ofAttribute('LIGHT'), { atk: 500, def: -400 }]);
