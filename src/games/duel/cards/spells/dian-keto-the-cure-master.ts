import { cures } from '../shared/life-points';

/** Gains 1000 Life Points. */
export default cures(84257639, 1000);
