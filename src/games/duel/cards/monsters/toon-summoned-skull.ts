import { elderToon } from '../shared/toon';

/** Toon that comes by a tribute. */
export default elderToon(91842653, 1);
