import { lifePoints, nothing, spell } from '../../../../engine/duel/api';

/** For 1000 Life Points it stays on the field and does nothing: Toon monsters look for it, and go down with it. */
export default spell(15259703, { activate: { ...nothing, costs: [lifePoints(1000)] } });
