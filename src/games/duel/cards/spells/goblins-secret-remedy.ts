import { cures } from '../shared/life-points';

/** Gains 600 Life Points. */
export default cures(11868825, 600);
