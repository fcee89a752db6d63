import { burns } from '../shared/life-points';

/** The opponent takes 800 damage. */
export default burns(19523799, 800);
