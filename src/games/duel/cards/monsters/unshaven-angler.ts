import { isTwoTributesFor } from '../shared/two-tributes';

/** It may be both tributes for a WATER monster. */
export default isTwoTributesFor(92084010, 'WATER');
