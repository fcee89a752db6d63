import { isTwoTributesFor } from '../shared/two-tributes';

/** Face-up it may be both tributes for a WATER monster. */
export default isTwoTributesFor(92084010, 'WATER');
