import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Revival of Dokurorider. */
export default monster(99721536, { summoning: { specialOnly: true } });
