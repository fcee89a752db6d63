import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** FIRE monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(19384334, [ofAttribute('FIRE'), { atk: 500, def: -400 }]);
