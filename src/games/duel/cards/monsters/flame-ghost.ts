import { monster } from '../../../../engine/duel/api';

const SKULL_SERVANT = 32274490;
const DISSOLVEROCK = 40826495;

/** A Fusion Monster without an effect: Skull Servant and Dissolverock. */
export default monster(58528964, { fusion: { materials: [SKULL_SERVANT, DISSOLVEROCK] } });
