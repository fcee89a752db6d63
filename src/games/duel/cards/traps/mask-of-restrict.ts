import { forbids, nothing, trap } from '../../../../engine/duel/api';

/** No monster can be tributed, for whatever, by either player. */
export default trap(29549364, { activate: nothing, continuous: [forbids('tribute', 'not-tributed', () => true)] });
