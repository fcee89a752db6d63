import {} from '../../../../engine/duel/api';
import { laterSarcophagus } from '../shared/sarcophagus';

/** The second Sarcophagus: only the first one puts it on the field. */
export default laterSarcophagus(1);
