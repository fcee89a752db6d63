import { isTwoTributesFor } from '../shared/two-tributes';

/** It may be both tributes for a FIRE monster. */
export default isTwoTributesFor(41089128, 'FIRE');
