import { burns } from '../shared/life-points';

/** The opponent takes 500 damage. */
export default burns(46130346, 500);
