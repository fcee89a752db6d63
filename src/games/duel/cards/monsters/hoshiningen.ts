import { favours } from '../shared/favouring';

/** LIGHT monsters on the field have 500 ATK more, DARK monsters 400 less, on both sides. */
export default favours(67629977, 'LIGHT', 'DARK');
