import { isTwoTributesFor } from '../shared/two-tributes';

/** It may be both tributes for a WIND monster. */
export default isTwoTributesFor(15090429, 'WIND');
