import {} from '../../../../engine/duel/api';
import { elderToon } from '../shared/toon';

/** Toon that comes without a tribute. */
export default elderToon(65458948, 0);
