import { burns } from '../shared/life-points';

/** The opponent takes 300 damage. */
export default burns(56260110, 300);
