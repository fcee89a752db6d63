import { cures } from '../shared/life-points';

/** Gains 800 Life Points. */
export default cures(47852924, 800);
