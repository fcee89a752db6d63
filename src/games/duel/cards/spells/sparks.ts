import { burns } from '../shared/life-points';

/** The opponent takes 200 damage. */
export default burns(76103675, 200);
