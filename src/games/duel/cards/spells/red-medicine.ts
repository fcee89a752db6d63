import { cures } from '../shared/life-points';

/** Gains 500 Life Points. */
export default cures(38199696, 500);
