import {} from '../../../../engine/duel/api';
import { hexSealed } from '../shared/hex-sealed';

/** Stands in for a material, and brings a LIGHT Fusion Monster by tributes. */
export default hexSealed(15717011, 'LIGHT');
