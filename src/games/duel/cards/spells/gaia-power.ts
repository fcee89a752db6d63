import { ofAttribute } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** EARTH monsters gain 500 ATK and lose 400 DEF. */
export default strengthensKinds(56594520, [ofAttribute('EARTH'), { atk: 500, def: -400 }]);
