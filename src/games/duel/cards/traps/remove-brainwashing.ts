import { gives, nothing, trap } from '../../../../engine/duel/api';

/** All monsters of the field are their owners', for good: whatever has taken or given them. */
export default trap(94739788, { activate: nothing, continuous: [gives('belongsToOwner', () => true)] });
