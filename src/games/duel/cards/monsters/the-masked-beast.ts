import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Curse of the Masked Beast. */
export default monster(49064413, { summoning: { specialOnly: true } });
