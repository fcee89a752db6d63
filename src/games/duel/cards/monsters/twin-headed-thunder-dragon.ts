import { monster } from '../../../../engine/duel/api';

const THUNDER_DRAGON = 31786629;

/** A Fusion Monster without an effect: two Thunder Dragon. */
export default monster(54752875, { fusion: { materials: [THUNDER_DRAGON, THUNDER_DRAGON] } });
