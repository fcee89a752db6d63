import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Dinosaur, Zombie and Rock monsters gain 200 ATK and DEF. */
export default strengthensKinds(23424603, [ofType('Dinosaur', 'Zombie', 'Rock'), { atk: 200, def: 200 }]);
