import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Commencement Dance. */
export default monster(4849037, { summoning: { specialOnly: true } });
