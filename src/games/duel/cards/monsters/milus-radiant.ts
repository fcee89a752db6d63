import { favours } from '../shared/favouring';

/** EARTH monsters on the field have 500 ATK more, WIND monsters 400 less, on both sides. */
export default favours(7489323, 'EARTH', 'WIND');
