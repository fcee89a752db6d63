import { monster } from '../../../../engine/duel/api';

const SILVER_FANG = 90357090;
const DARKWORLD_THORNS = 43500484;

/** A Fusion Monster without an effect: Silver Fang and Darkworld Thorns. */
export default monster(95952802, { fusion: { materials: [SILVER_FANG, DARKWORLD_THORNS] } });
