import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Dragon, Winged Beast and Thunder monsters gain 200 ATK and DEF. */
export default strengthensKinds(50913601, [ofType('Dragon', 'Winged Beast', 'Thunder'), { atk: 200, def: 200 }]);
