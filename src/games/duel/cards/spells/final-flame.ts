import { burns } from '../shared/life-points';

/** The opponent takes 600 damage. */
export default burns(73134081, 600);
