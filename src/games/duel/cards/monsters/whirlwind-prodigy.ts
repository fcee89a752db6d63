import { isTwoTributesFor } from '../shared/two-tributes';

/** Face-up it may be both tributes for a WIND monster. */
export default isTwoTributesFor(15090429, 'WIND');
