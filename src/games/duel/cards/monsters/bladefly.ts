import { favours } from '../shared/favouring';

/** WIND monsters on the field have 500 ATK more, EARTH monsters 400 less, on both sides. */
export default favours(28470714, 'WIND', 'EARTH');
