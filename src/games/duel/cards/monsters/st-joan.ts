import { monster } from '../../../../engine/duel/api';

const THE_FORGIVING_MAIDEN = 84080938;
const MARIE_THE_FALLEN_ONE = 57579381;

/** A Fusion Monster without an effect: The Forgiving Maiden and Marie the Fallen One. */
export default monster(21175632, { fusion: { materials: [THE_FORGIVING_MAIDEN, MARIE_THE_FALLEN_ONE] } });
