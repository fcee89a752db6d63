import { favours } from '../shared/favouring';

/** WATER monsters on the field have 500 ATK more, FIRE monsters 400 less, on both sides. */
export default favours(8201910, 'WATER', 'FIRE');
