import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Insect, Beast, Plant and Beast-Warrior monsters gain 200 ATK and DEF. */
export default strengthensKinds(87430998, [ofType('Insect', 'Beast', 'Plant', 'Beast-Warrior'), { atk: 200, def: 200 }]);
