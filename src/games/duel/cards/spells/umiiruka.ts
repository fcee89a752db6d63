import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** WATER monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(82999629, [ofAttribute('WATER'), { atk: 500, def: -400 }]);
