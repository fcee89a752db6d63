import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Turtle Oath. */
export default monster(91782219, { summoning: { specialOnly: true } });
