import {} from '../../../../engine/duel/api';
import { hexSealed } from '../shared/hex-sealed';

/** Stands in for a material, and brings a DARK Fusion Monster by tributes. */
export default hexSealed(52101615, 'DARK');
