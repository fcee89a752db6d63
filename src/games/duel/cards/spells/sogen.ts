import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Beast-Warrior and Warrior monsters gain 200 ATK and DEF. */
export default strengthensKinds(86318356, [ofType('Beast-Warrior', 'Warrior'), { atk: 200, def: 200 }]);
