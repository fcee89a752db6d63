import { lifePoints, nothing, spell } from '../../engine/duel/api';
import { isToon } from '../shared/toon';

/** For 1000 Life Points it stays on the field and does nothing: Toon monsters look for it, and go down when it is destroyed. */
export default spell(15259703, { bond: { takesAlong: isToon }, activate: { ...nothing, costs: [lifePoints(1000)] } });
