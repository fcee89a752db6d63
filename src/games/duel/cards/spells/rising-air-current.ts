import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** WIND monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(45778932, [ofAttribute('WIND'), { atk: 500, def: -400 }]);
