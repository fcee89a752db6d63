import { monster } from '../../../../engine/duel/api';

/** It may be both tributes for a LIGHT monster. */
export default monster(17444133, { summoning: { isTwoTributesFor: (q, id) => q.hasAttribute(id, 'LIGHT') } });
