import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Black Luster Ritual. */
export default monster(5405694, { summoning: { specialOnly: true } });
