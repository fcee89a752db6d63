import { isTwoTributesFor } from '../shared/two-tributes';

/** It may be both tributes for an EARTH monster. */
export default isTwoTributesFor(38479725, 'EARTH');
