import { monster } from '../../../../engine/duel/api';

const ARMAILL = 53153481;
const ONE_EYED_SHIELD_DRAGON = 33064647;

/** A Fusion Monster without an effect: Armaill and One-Eyed Shield Dragon. */
export default monster(70681994, { fusion: { materials: [ARMAILL, ONE_EYED_SHIELD_DRAGON] } });
