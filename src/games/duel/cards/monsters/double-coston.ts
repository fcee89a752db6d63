import { isTwoTributesFor } from '../shared/two-tributes';

/** Face-up it may be both tributes for a DARK monster. */
export default isTwoTributesFor(44436472, 'DARK');
