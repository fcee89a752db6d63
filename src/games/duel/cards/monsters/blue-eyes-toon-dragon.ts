import {} from '../../../../engine/duel/api';
import { elderToon } from '../shared/toon';

/** Toon that comes by two tributes. */
export default elderToon(53183600, 2);
