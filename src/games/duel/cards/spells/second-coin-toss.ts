import { nothing, spell } from '../../../../engine/duel/api';

/** Once per turn its controller may have an own toss done again, all its coins together, in the middle of the resolution. */
export default spell(36562627, { activate: nothing, repeats: 'coins' });
