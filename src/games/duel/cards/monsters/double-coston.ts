import { isTwoTributesFor } from '../shared/two-tributes';

/** It may be both tributes for a DARK monster. */
export default isTwoTributesFor(44436472, 'DARK');
