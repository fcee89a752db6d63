import { nothing, trap } from '../../../../engine/duel/api';
import { stillsFlipMonsters } from '../shared/warding';

/** Effects of monsters with a flip effect are negated, wherever they are. */
export default trap(33950246, { activate: nothing, ...stillsFlipMonsters });
