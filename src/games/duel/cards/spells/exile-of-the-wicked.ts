import { destroysAll } from '../shared/destroying';
import { ofType } from '../shared/kinds';

/** Destroys all face-up Fiends on the field. */
export default destroysAll(26725158, ofType('Fiend'));
