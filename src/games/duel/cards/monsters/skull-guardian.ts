import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster without an effect: it comes by Novox's Prayer. */
export default monster(3627449, { summoning: { specialOnly: true } });
