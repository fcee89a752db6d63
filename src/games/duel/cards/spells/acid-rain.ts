import { destroysAll } from '../shared/destroying';
import { ofType } from '../shared/kinds';

/** Destroys all face-up Machines on the field. */
export default destroysAll(21323861, ofType('Machine'));
