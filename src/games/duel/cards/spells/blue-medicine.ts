import { cures } from '../shared/life-points';

/** Gains 400 Life Points. */
export default cures(20871001, 400);
