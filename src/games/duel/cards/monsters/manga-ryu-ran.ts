import {} from '../../../../engine/duel/api';
import { elderToon } from '../shared/toon';

/** Toon that comes by two tributes. */
export default elderToon(38369349, 2);
