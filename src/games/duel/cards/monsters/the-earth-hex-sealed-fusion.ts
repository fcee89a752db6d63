import {} from '../../../../engine/duel/api';
import { hexSealed } from '../shared/hex-sealed';

/** Stands in for a material, and brings an EARTH Fusion Monster by tributes. */
export default hexSealed(88696724, 'EARTH');
