import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Hamburger Recipe. */
export default monster(30243636, { summoning: { specialOnly: true } });
