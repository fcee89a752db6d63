import { favours } from '../shared/favouring';

/** FIRE monsters on the field have 500 ATK more, WATER monsters 400 less, on both sides. */
export default favours(68658728, 'FIRE', 'WATER');
