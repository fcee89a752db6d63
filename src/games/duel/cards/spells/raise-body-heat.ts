import { ofType } from '../shared/kinds';
import { strengthensEquipped } from '../shared/strengthening';

/** A Dinosaur has 300 ATK and DEF more. */
export default strengthensEquipped(51267887, ofType('Dinosaur'), { atk: 300, def: 300 });
